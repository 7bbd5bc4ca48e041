# A leader's room: opening it, leading it, and coming to it.

room-page = Room { $code }
room-of = Room { $code }
room-title = Lead a room
room-lead = For a class, or thirty friends. People scan one code, and you seat them at tables, mix them between rounds and delete everything at the end. Nobody needs an account.
room-yours = Your rooms
room-new = Another room
room-open = Open the room

# What the leader chooses
room-game = Game
room-size = At a table
room-size-means = About so many. Tables come out as even as they can.
room-naming = Names
room-naming-made = Made up
room-naming-typed = Typed
room-naming-made-means = Everyone gets one, such as “Otter with a kite”.
room-naming-typed-means = Everyone types their own. You see it before you let them in.
room-door = Door
room-door-ask = I let people in
room-door-open = Open
room-door-ask-means = People who have the code wait for you.
room-door-open-means = Everyone who has the code comes in.
room-tongue = Language of clues
room-tongue-means = Letters of other alphabets are refused. The rest is up to you.
room-tongue-any = Any
room-hint = Keep in mind
room-hint-means = Everyone sees this at their table, for example “past tense”.
room-settings = Settings of the room
room-settings-next = The game, its rules and its tables count from the next round on.
room-keep = Keep

# The leader's page
room-counts = { $inside } in the room{ $waiting ->
    [0] {""}
   *[other] , { $waiting } at the door
}{ $round ->
    [0] {""}
   *[other] , round { $round }
}
room-troubled = The server isn’t answering. This page tries again by itself.
room-ticket = How people come in
room-at-door = { $count } at the door
room-let-all-in = Let all in
room-let-in = Let { $name } in
room-inside = { $count } in the room
room-nobody = Nobody yet. Show them the code.
room-late = no table
room-late-explained = They came after this round began. Seat them at a table, or let them wait for the next round.
room-seated = { $name } has a seat.
room-send-away = Send { $name } away
room-send-away-explained = Someone you send away can’t come back unless you forgive everyone.
room-forgive = { $count ->
    [one] Forgive the one you sent away
   *[other] Forgive the { $count } you sent away
}
room-empty = When everyone’s in, seat them at tables of about { $size }. Nobody begins before you do.
room-seat-how = Faint people aren’t here. They won’t be seated.
room-missing = { $missing ->
    [one] 1 more person needed
   *[other] { $missing } more people needed
}
room-seat-all = Seat everyone
room-mix = Mix
room-mix-sure = Some games are still on. Mixing ends them.
room-mix-yes = End them and mix
room-mix-no = Let them play
room-tables-now = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $running ->
    [0] nobody’s playing
    [one] 1 is playing
   *[other] { $running } are playing
}
room-begin-all = Begin all
room-pause-all = Pause all
room-resume-all = Go on
room-end-all = End all
room-call-time = { $minutes ->
    [one] One minute left
    [2] Two minutes left
   *[other] { $minutes } minutes left
}
room-time-called = { $minutes ->
    [one] Every table sees that there’s one minute left.
    [2] Every table sees that there are two minutes left.
   *[other] Every table sees that there are { $minutes } minutes left.
}

# A table
room-table = Table { $number }
room-table-menu = What to do at table { $number }
room-table-lobby = Waiting for you
room-table-playing = Playing
room-table-paused = Paused
room-table-over = Finished
room-table-unknown = Looking…
room-waits-for = Waiting for { $names }
room-missed = Missing: { $names }
room-add-bot = Add a bot
room-show-table = Watch this table

# Albums, and the end
room-albums = Albums
room-albums-explained = What each table played. The links work for anyone who has them, until you delete the room.
room-no-albums = Nothing has been played yet.
room-album = Round { $round }, table { $table }
room-copy-albums = Copy all links
room-end = Delete everything
room-end-explained = This deletes the room, its tables, the names, the clues and the albums, for everyone. You can’t undo it.
room-end-yes = Delete everything
room-end-no = Keep it
room-over-room_ended = This room is over
room-over-room_ended-text = We’ve kept nothing of it. Thanks for playing!
room-over-no_such_room = There’s no such room
room-over-no_such_room-text = Check the code. Rooms in which nothing happens are deleted after eight days.
room-over-removed = You can’t come into this room
room-over-removed-text = The leader has sent you away. If that’s a mistake, talk to them.
room-over-not_leader = You don’t lead this room
room-over-not_leader-text = Only the browser that opened the room leads it.

# For those who come
room-names-made = You’ll get a name in this room. Tap your inkling for another one.
room-come-in = Come in
room-wait-door = The leader will let you in. Keep this page open.
room-wait-in = You’re in! You’ll get a table soon.
room-wait-between = You’ll get a table when the next round begins.
room-leave = Leave the room

refused-no_such_room = There’s no such room.
refused-not_leader = Only the leader can do that.
refused-room_full = The room is full.
refused-not_there = They’re not in the room anymore.
refused-too_many_rounds = That’s as many rounds as a room can have. Open another one.
refused-room_ended = This room is over.
