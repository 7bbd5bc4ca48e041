"""What tells people whose turn it is at a table that is played over days: by Web Push, and by webhooks.

Nothing here knows tables. What people have subscribed is kept by `live/notice_store.py`, and a runner sends
(`automata/turn_caller.py`).
"""
