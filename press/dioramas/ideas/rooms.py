"""More ideas that happen indoors."""

from press.dioramas.ideas.idea import Idea
from press.dioramas.words import PEOPLE, some, ways

_PAPER = ways("stripes dots panels")

ROOMS = (
    Idea(
        "cloud_barber",
        "A cloud sits in a barber's chair: {barber.en} cuts its wool with scissors, and {who.en} looks on.",
        "Na fotelu fryzjerskim siedzi chmura; nożyczkami strzyże ją {barber.pl}, a obok stoi {who.pl}.",
        {
            "cloud": "chmura",
            "barber": "fryzjer",
            "scissors": "nożyczki",
            "mirror": "lustro",
            "chair": "fotel",
        },
        {
            "barber": some("sheep fox cat pig bear mole"),
            "who": PEOPLE,
            "mood": ways("afraid sad glad"),
            "feeling": ways("glad cross sad"),
            "paper": _PAPER,
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "cuckoo_evicted",
        "In the door of a cuckoo clock stands {who.en}; below, the cuckoo has packed its "
        "suitcase beside {friend.en}.",
        "W drzwiczkach zegara z kukułką stoi {who.pl}; na dole czekają kukułka ze spakowaną "
        "walizką i {friend.pl}.",
        {"clock": "zegar", "cuckoo": "kukułka", "suitcase": "walizka", "door": "drzwiczki"},
        {
            "who": PEOPLE,
            "friend": some("bear cat rabbit elephant hedgehog wolf deer"),
            "mood": ways("cross sly afraid"),
            "feeling": ways("sad cross"),
            "paper": _PAPER,
            "view": ways("normal mouse"),
        },
    ),
    Idea(
        "gramophone_sea",
        "Fish swim out of the horn of a gramophone; {who.en} listens, and {hungry.en} holds a "
        "knife and fork.",
        "Z tuby gramofonu wypływają ryby; słucha {who.pl}, a {hungry.pl} trzyma nóż i widelec.",
        {
            "gramophone": "gramofon",
            "fish": "ryby",
            "music": "muzyka",
            "fork": "widelec",
            "bubbles": "bąbelki",
        },
        {
            "who": PEOPLE,
            "hungry": some("cat bear wolf owl pig badger"),
            "mood": ways("glad sly sad"),
            "paper": _PAPER,
            "view": ways("normal mouse window"),
        },
    ),
    Idea(
        "suitcase_stairs",
        "Stairs lead down into a lit open suitcase; {who.en} comes up, {other.en} stays below, and "
        "{guard.en} holds a ticket.",
        "W otwartej walizce pali się światło i są schody; wychodzi {who.pl}, w środku zostaje {other.pl}, "
        "a {guard.pl} trzyma bilet.",
        {"suitcase": "walizka", "stairs": "schody", "light": "światło", "ticket": "bilet"},
        {
            "who": PEOPLE,
            "other": PEOPLE,
            "guard": some("badger owl pig frog lion mole fox"),
            "mood": ways("glad afraid"),
            "feeling": ways("cross sly sad"),
            "place": ways("stripes hill dots"),
            "view": ways("above"),
        },
    ),
)
