# What people are told whose turn it is, when they are not at the table. No message holds numbers or names.
notice-waits = Waiting for
notice-and-others = and others
