"""Ideas that happen indoors."""

from press.dioramas.ideas.idea import Idea
from press.dioramas.words import BEASTS, PEOPLE, Word, some, ways

_PAPER = ways("stripes dots panels")
_BIG = some("bear elephant lion pig wolf owl badger deer")

INDOORS = (
    Idea(
        "hand_under_bed",
        "A great hand reaches out from under a bed and gives {gift.en} back to {who.en}.",
        "Spod łóżka wysuwa się wielka ręka i oddaje {gift.pl}; patrzy na to {who.pl}.",
        {"bed": "łóżko", "hand": "ręka", "eyes": "oczy", "rug": "dywan"},
        {
            "who": some("girl boy granny rabbit hedgehog cat"),
            "gift": (
                Word("toy", "a toy bear", "pluszowego misia"),
                Word("boat", "a paper boat", "papierową łódkę"),
                Word("key", "a brass key", "mosiężny klucz"),
            ),
            "mood": ways("glad afraid"),
            "paper": _PAPER,
            "view": ways("normal high"),
        },
    ),
    Idea(
        "mirror_other",
        "{who.en} looks into an oval mirror; in it is a starry night and {other.en} in the same "
        "scarf looks back.",
        "{who.pl} patrzy w owalne lustro; po drugiej stronie jest gwiaździsta noc, a w takim samym szaliku "
        "siedzi {other.pl}.",
        {"mirror": "lustro", "night": "noc", "moon": "księżyc", "scarf": "szalik", "candle": "świeca"},
        {
            "who": PEOPLE,
            "other": BEASTS,
            "mood": ways("glad sad afraid"),
            "paper": _PAPER,
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "heart_scales",
        "On brass scales a small felt heart is heavier than {heavy.en}; {who.en} stands between the pans.",
        "Na mosiężnej wadze małe filcowe serce przeważa, a na drugiej szali siedzi {heavy.pl}; "
        "między szalami stoi {who.pl}.",
        {"scales": "waga", "heart": "serce", "mouse": "mysz"},
        {
            "heavy": some("elephant bear lion pig badger wolf"),
            "who": PEOPLE,
            "mood": ways("afraid cross sad"),
            "place": ways("hill stripes panels"),
            "view": ways("normal mouse normal high"),
        },
    ),
    Idea(
        "rabbit_magician",
        "On a stage {wizard.en} with a wand has pulled {who.en} out of a top hat.",
        "Na scenie {wizard.pl} z różdżką wyciąga kogoś z kapelusza: to {who.pl}.",
        {"hat": "kapelusz", "magic": "czary", "stage": "scena", "wand": "różdżka"},
        {
            "wizard": some("rabbit frog cat pig sheep owl"),
            "who": PEOPLE,
            "mood": ways("sly glad"),
            "view": ways("normal mouse near"),
        },
    ),
    Idea(
        "puppet_strings",
        "High on a toy stage stands {who.en} and moves {doll.en} below by strings.",
        "Na scenie teatrzyku stoi {who.pl} i porusza sznurkami, na których wisi {doll.pl}.",
        {"strings": "sznurki", "theatre": "teatr", "curtain": "kurtyna", "moon": "księżyc"},
        {
            "doll": some("bear lion elephant wolf pig fox"),
            "who": PEOPLE,
            "mood": ways("afraid sad cross"),
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "faces_shop",
        "In a shop hung with faces {seller.en} serves {who.en}, who has none yet and reaches for one.",
        "W sklepie z twarzami na ścianie sprzedaje {seller.pl}; {who.pl} nie ma własnej twarzy "
        "i sięga po uśmiechniętą.",
        {"faces": "twarze", "masks": "maski", "shop": "sklep", "lamp": "lampa"},
        {
            "seller": some("fox cat owl frog mole badger"),
            "who": some("girl boy lady granny"),
            "paper": _PAPER,
            "view": ways("normal window mouse"),
        },
    ),
    Idea(
        "eye_window",
        "A huge eye fills the window of a small room; {who.en} hides by the table, and "
        "{other.en} offers a biscuit.",
        "W oknie małego pokoju widać ogromne oko; przy stole chowa się {who.pl}, a {other.pl} "
        "częstuje ciastkiem.",
        {"eye": "oko", "window": "okno", "table": "stół", "candle": "świeca"},
        {
            "who": some("boy granny man rabbit hedgehog sheep"),
            "other": some("girl cat lady owl mole frog"),
            "mood": ways("glad sly"),
            "paper": _PAPER,
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "moon_bath",
        "The moon sits in a bathtub full of foam while {who.en} scrubs it; stars hang on a washing line.",
        "Księżyc siedzi w wannie pełnej piany, a szoruje go {who.pl}; na sznurku suszą się gwiazdy.",
        {"moon": "księżyc", "bath": "wanna", "stars": "gwiazdy", "foam": "piana", "boat": "łódka"},
        {
            "who": some("bear granny frog girl elephant cat man"),
            "mood": ways("glad cross afraid asleep"),
            "feeling": ways("glad cross sad"),
            "paper": ways("dots stripes panels"),
            "view": ways("normal near"),
        },
    ),
    Idea(
        "carrot_lamp",
        "Under the ground {reader.en} has a room lit by a glowing carrot; above {thief.en} pulls "
        "at its leaves.",
        "Pod ziemią mieszka {reader.pl} przy świetle żarzącej się marchewki; na górze ciągnie ją "
        "za liście {thief.pl}.",
        {"carrot": "marchewka", "lamp": "lampa", "burrow": "nora", "grass": "trawa", "book": "książka"},
        {
            "reader": some("mole badger fox frog hedgehog"),
            "thief": some("rabbit girl pig deer man sheep"),
            "mood": ways("glad sly cross"),
            "feeling": ways("afraid sad cross"),
            "view": ways("normal"),
        },
    ),
    Idea(
        "drawer_town",
        "A drawer is full of a lit little town; {looker.en} looks down into it at a tiny figure "
        "with raised arms.",
        "W szufladzie stoi oświetlone miasteczko; z góry zagląda do niego {looker.pl}, a ktoś "
        "maleńki podnosi ręce.",
        {"drawer": "szuflada", "town": "miasteczko", "houses": "domy", "candle": "świeca"},
        {
            "looker": _BIG,
            "who": PEOPLE,
            "mood": ways("afraid glad"),
            "feeling": ways("sly glad sad"),
            "paper": _PAPER,
            "view": ways("high above"),
        },
    ),
    Idea(
        "piano_teeth",
        "A piano has eyes, a tongue and teeth for keys; {who.en} brushes them and {other.en} is alarmed.",
        "Pianino ma oczy, język i zęby zamiast klawiszy; myje je {who.pl}, a {other.pl} drży ze strachu.",
        {"piano": "pianino", "teeth": "zęby", "brush": "szczotka", "tongue": "język"},
        {
            "who": some("girl man lady boy granny"),
            "other": some("owl sheep pig rabbit mole wolf"),
            "mood": ways("afraid cross glad"),
            "feeling": ways("afraid sad"),
            "paper": _PAPER,
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "popup_book",
        "Out of the paper forest of a pop-up book comes {comer.en} with a suitcase, and {who.en} "
        "waits at its edge.",
        "Z papierowego lasu w rozkładanej książce wychodzi z walizką {comer.pl}, a na brzegu czeka {who.pl}.",
        {"book": "książka", "forest": "las", "suitcase": "walizka", "moon": "księżyc"},
        {
            "comer": BEASTS,
            "who": some("girl boy granny lady"),
            "mood": ways("sly sad glad"),
            "feeling": ways("glad afraid"),
            "arm": ways("reach up point"),
            "view": ways("high above"),
        },
    ),
    Idea(
        "snow_globe",
        "Inside a snow globe {who.en} stands by a house; outside a snowman that melts looks in.",
        "W szklanej kuli ze śniegiem przy domku stoi {who.pl}; z zewnątrz zagląda bałwan, który topnieje.",
        {"snow globe": "szklana kula", "snowman": "bałwan", "house": "dom", "puddle": "kałuża"},
        {
            "who": some("girl boy granny rabbit hedgehog fox"),
            "mood": ways("glad sad"),
            "feeling": ways("sad afraid glad"),
            "paper": _PAPER,
            "view": ways("normal window mouse"),
        },
    ),
)
