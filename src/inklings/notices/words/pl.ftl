# What people are told whose turn it is, when they are not at the table. No message holds numbers or names.
notice-waits = Czekamy na
notice-and-others = i inni
