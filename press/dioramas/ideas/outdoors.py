"""Ideas that happen under the sky."""

from press.dioramas.ideas.idea import Idea
from press.dioramas.palettes import ATTIC, DEEP, DUSK, FAIR, MINT, WINTER
from press.dioramas.words import BEASTS, PEOPLE, some, ways

OUTDOORS = (
    Idea(
        "candle_lighthouse",
        "A burning candle in the sea is a lighthouse; {who.en} keeps a great moth away, and "
        "{sailor.en} sails by.",
        "Płonąca na morzu świeca jest latarnią morską; wielką ćmę odgania {who.pl}, a łódką "
        "płynie {sailor.pl}.",
        {"candle": "świeca", "lighthouse": "latarnia morska", "sea": "morze", "moth": "ćma", "boat": "łódka"},
        {
            "who": some("man lady boy granny"),
            "sailor": some("fox cat pig frog sheep bear"),
            "mood": ways("afraid glad sad"),
            "view": ways("normal mouse"),
        },
        (DUSK, DEEP, WINTER, MINT, FAIR, ATTIC),
    ),
    Idea(
        "sheep_train",
        "The smoke of a little train turns into sheep; {driver.en} waves, and {herder.en} with a "
        "crook herds them.",
        "Dym z małego pociągu zamienia się w owce; macha {driver.pl}, a z kijem pasterskim "
        "pilnuje ich {herder.pl}.",
        {"train": "pociąg", "smoke": "dym", "sheep": "owce", "crook": "kij pasterski"},
        {
            "driver": some("man girl boy granny"),
            "herder": some("wolf fox badger lion owl bear"),
            "mood": ways("glad sly afraid"),
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "sleeping_giant",
        "A hill with houses is a sleeping face; {loud.en} has a trumpet, and {hush.en} begs for silence.",
        "Wzgórze z domami to śpiąca twarz; {loud.pl} ma trąbkę, a {hush.pl} błaga o ciszę.",
        {"giant": "olbrzym", "face": "twarz", "sleep": "sen", "houses": "domy", "trumpet": "trąbka"},
        {
            "loud": PEOPLE,
            "hush": BEASTS,
            "feeling": ways("afraid cross sad"),
            "view": ways("normal high"),
        },
    ),
    Idea(
        "star_well",
        "Stars shine at the bottom of a well; {who.en} winds one up in a bucket, and {guard.en} "
        "reaches for it.",
        "Na dnie studni świecą gwiazdy; jedną wyciąga w wiadrze {who.pl}, a {guard.pl} sięga po nią łapą.",
        {"well": "studnia", "stars": "gwiazdy", "bucket": "wiadro", "mouse": "mysz"},
        {
            "who": PEOPLE,
            "guard": some("frog cat badger hedgehog wolf bear sheep"),
            "mood": ways("glad sad"),
            "feeling": ways("sly cross afraid"),
            "view": ways("high normal above"),
        },
    ),
    Idea(
        "letter_birds",
        "Letters with wings fly out of a letter box; {who.en} with a net and {rival.en} want to catch them.",
        "Ze skrzynki wylatują listy ze skrzydłami; z siatką łapie je {who.pl}, a {rival.pl} wyciąga łapy.",
        {"letters": "listy", "birds": "ptaki", "letter box": "skrzynka na listy", "net": "siatka"},
        {
            "who": some("man lady boy girl granny"),
            "rival": some("cat pig frog fox bear rabbit elephant"),
            "mood": ways("glad cross"),
            "feeling": ways("sly glad sad"),
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "watch_skaters",
        "On the glass of a great pocket watch skate {one.en} and, less surely, {two.en} "
        "while its hands go round.",
        "Po szkle wielkiego zegarka na łańcuszku jeżdżą na łyżwach {one.pl} i, mniej pewnie, {two.pl}; "
        "między nimi suną wskazówki.",
        {"watch": "zegarek", "ice": "lód", "skates": "łyżwy", "hands": "wskazówki"},
        {"one": PEOPLE, "two": PEOPLE, "view": ways("above")},
    ),
    Idea(
        "turtle_town",
        "A turtle walks off with a town on its shell; {who.en} with a suitcase is left behind, and "
        "{other.en} waves from the houses.",
        "Żółw odchodzi z miasteczkiem na skorupie; z walizką zostaje {who.pl}, a spośród domów "
        "macha {other.pl}.",
        {"turtle": "żółw", "town": "miasteczko", "houses": "domy", "suitcase": "walizka"},
        {
            "who": some("girl man rabbit hedgehog granny cat mole"),
            "other": PEOPLE,
            "mood": ways("glad sly sad"),
            "feeling": ways("sad afraid cross"),
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "ice_cream",
        "On a mountain of ice cream {who.en} climbs with rope and flag, and {eater.en} is coming "
        "with a spoon.",
        "Na górę lodów wspina się z liną i chorągiewką {who.pl}, a z łyżką zbliża się {eater.pl}.",
        {
            "ice cream": "lody",
            "climbing": "wspinaczka",
            "flag": "chorągiewka",
            "spoon": "łyżka",
            "cherry": "wiśnia",
        },
        {
            "who": PEOPLE,
            "eater": some("bear pig elephant lion owl wolf"),
            "mood": ways("glad afraid"),
            "feeling": ways("sly glad"),
            "place": ways("hill dots stripes"),
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "burning_match",
        "A burning match brings a flower to a blushing snow figure, and {minder.en} stands by "
        "with a bucket of water.",
        "Płonąca zapałka przynosi kwiat zarumienionej śnieżnej figurce; z wiadrem wody czuwa {minder.pl}.",
        {"match": "zapałka", "fire": "ogień", "snow": "śnieg", "flower": "kwiat", "bucket": "wiadro"},
        {
            "minder": some("pig owl sheep bear rabbit elephant mole frog"),
            "mood": ways("glad sad afraid"),
            "feeling": ways("glad afraid sad"),
            "place": ways("hill stripes hill dots"),
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "hedge_maze",
        "In the middle of a maze {host.en} waits with a cake; {who.en} and {other.en} have lost "
        "their way between hedges.",
        "W środku labiryntu czeka z tortem {host.pl}; wśród żywopłotów błądzą {who.pl} i {other.pl}.",
        {"maze": "labirynt", "hedge": "żywopłot", "cake": "tort", "candles": "świeczki"},
        {
            "host": some("lion wolf bear owl pig badger"),
            "who": PEOPLE,
            "other": some("rabbit hedgehog mole frog sheep"),
            "mood": ways("sad glad"),
            "feeling": ways("sad afraid cross"),
            "view": ways("above bird"),
        },
    ),
    Idea(
        "spider_scarf",
        "From a web hangs a spider and knits a scarf for {who.en}, who looks up.",
        "Na pajęczynie wisi pająk i robi na drutach szalik, na który patrzy z dołu {who.pl}.",
        {"spider": "pająk", "web": "pajęczyna", "scarf": "szalik", "needles": "druty", "wool": "wełna"},
        {
            "who": some("girl boy granny lady man rabbit sheep hedgehog"),
            "mood": ways("glad sly sad"),
            "feeling": ways("afraid glad sad"),
            "place": ways("hill dots hill panels"),
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "night_painter",
        "On a ladder {who.en} paints the starry night over half of the day; the sun and {other.en} look on.",
        "Na drabinie stoi {who.pl} i zamalowuje pół dnia gwiaździstą nocą; przyglądają się "
        "słońce i {other.pl}.",
        {
            "night": "noc",
            "day": "dzień",
            "paint": "farba",
            "sun": "słońce",
            "ladder": "drabina",
            "stars": "gwiazdy",
        },
        {
            "who": PEOPLE,
            "other": some("owl bear lion cat deer fox"),
            "sun": ways("afraid cross sad asleep"),
            "mood": ways("glad sly"),
            "feeling": ways("afraid sad glad"),
            "view": ways("normal mouse"),
        },
    ),
)
