# On the way from Discord to a table.

activity-comes = Finding your table…
activity-comes-asks = Discord may ask whether this app may know who you are. It uses your name, and your account only to keep your seat.
activity-silent = Discord doesn’t answer
activity-silent-cure = Close the activity and open it again.
activity-declined = Discord hasn’t told us your name
activity-declined-cure = Without it we can’t keep a seat for you. Try again, and choose “Authorize” when Discord asks.
activity-unknown_code = Discord didn’t confirm who you are
activity-unknown_code-cure = Try again. If that doesn’t help, close the activity and open it again.
activity-not_in_activity = Discord doesn’t see you in this activity
activity-not_in_activity-cure = Close it and open it again.
activity-discord_away = Discord doesn’t answer this server
activity-discord_away-cure = Try again in a few seconds.
activity-no_discord = This server isn’t set up for Discord
activity-no_discord-cure = Tell the person who runs it.
activity-too_fast = A lot of people are arriving right now
activity-too_fast-cure = Try again in a few seconds.
activity-failed = We can’t find your table right now
activity-failed-cure = Try again. If that doesn’t help, close the activity and open it again.
activity-not-opened = Discord didn’t open the page. Try again.
