"""The first twelve ideas."""

from press.dioramas.ideas.idea import Idea
from press.dioramas.palettes import ATTIC, DEEP, DUSK, FAIR, MINT, MORNING, ORCHARD, ROSE, WINTER
from press.dioramas.words import BEASTS, PEOPLE, Word, some, ways

FIRST = (
    Idea(
        "balloon_faces",
        "{who.en} holds six balloons with faces, each in another mood, while a bird waits with a needle.",
        "{who.pl} trzyma sześć balonów z twarzami, każda w innym nastroju, a obok czeka ptak z igłą.",
        {"balloon": "balon", "faces": "twarze", "bird": "ptak", "needle": "igła"},
        {"who": PEOPLE, "view": ways("normal mouse")},
    ),
    Idea(
        "blanket_hills",
        "{who.en} watches a sleeper whose blanket is a hilly land with lit houses and a tiny walker.",
        "{who.pl} patrzy na kogoś, kto śpi pod kołdrą z pagórków i domów, po której idzie maleńki wędrowiec.",
        {"bed": "łóżko", "sleep": "sen", "hills": "wzgórza", "house": "dom"},
        {"who": some("bear owl wolf sheep lion cat")},
    ),
    Idea(
        "borrowed_shadow",
        "By a lamp {who.en} casts the huge shadow of {cast.en} that has eyes and holds a flower.",
        "{who.pl} przy lampie rzuca ogromny cień {cast.gen}, który ma oczy i trzyma kwiat.",
        {"shadow": "cień", "lamp": "lampa", "flower": "kwiat"},
        {
            "cast": some("bear fox rabbit wolf"),
            "who": some("girl boy granny mole hedgehog frog sheep"),
            "view": ways("normal mouse window"),
        },
        (DUSK, ORCHARD, DEEP, WINTER, FAIR, ATTIC, MORNING, ROSE, MINT),
    ),
    Idea(
        "caged_house",
        "A lit house is locked in a birdcage; a bird on top keeps the key from {who.en}.",
        "Dom z zapalonym światłem zamknięto w klatce; ptak na jej szczycie pilnuje klucza, "
        "po który sięga {who.pl}.",
        {"house": "dom", "cage": "klatka", "bird": "ptak", "key": "klucz"},
        {"who": PEOPLE},
    ),
    Idea(
        "clock_tree",
        "Under a tree of hanging clocks {keeper.en} holds one that {who.en} asks for.",
        "Pod drzewem pełnym zegarów {keeper.pl} trzyma jeden z nich, o który prosi {who.pl}.",
        {"tree": "drzewo", "clock": "zegar"},
        {"keeper": BEASTS, "who": PEOPLE},
    ),
    Idea(
        "kept_weather",
        "{who.en} with an umbrella touches a jar in which it rains on a little house; a sun with "
        "a face looks on.",
        "{who.pl} z parasolem dotyka słoja, w którym deszcz pada na mały dom; przygląda się słońce z twarzą.",
        {"jar": "słój", "rain": "deszcz", "umbrella": "parasol", "sun": "słońce"},
        {"who": BEASTS},
    ),
    Idea(
        "keyhole_wager",
        "Through a keyhole {one.en} and {two.en} play cards for a tiny house under glass; an eye watches.",
        "Za dziurką od klucza {one.pl} i {two.pl} grają w karty o mały dom pod szkłem; ze ściany patrzy oko.",
        {"keyhole": "dziurka od klucza", "house": "dom", "cards": "karty"},
        {
            "one": some("fox wolf cat badger frog pig"),
            "two": some("rabbit sheep mole owl bear deer hedgehog"),
        },
    ),
    Idea(
        "mended_moon",
        "{who.en} on a ladder sews the cracked moon with thread while {helper.en} holds the ladder.",
        "{who.pl} na drabinie zszywa nicią pęknięty księżyc, a {helper.pl} trzyma drabinę.",
        {"moon": "księżyc", "ladder": "drabina", "needle": "igła", "thread": "nić"},
        {"who": PEOPLE, "helper": BEASTS},
    ),
    Idea(
        "sea_door",
        "The sea pours out of a lone door with a boat and a scared fish; {who.en} waits with a suitcase.",
        "Z samotnych drzwi wylewa się morze z łódką i rybą; {who.pl} czeka z walizką.",
        {"door": "drzwi", "sea": "morze", "suitcase": "walizka", "boat": "łódka", "fish": "ryba"},
        {"who": (Word("snail", "a snail", "ślimak"), *some("man lady boy badger cat"))},
        (DEEP, WINTER, MINT, DUSK, FAIR, ORCHARD),
    ),
    Idea(
        "umbrella_boat",
        "{sailor.en} and {who.en} drift on paper waves in an upturned umbrella, above a large fish.",
        "{sailor.pl} i {who.pl} płyną po papierowych falach w odwróconym parasolu, a pod nimi "
        "czai się wielka ryba.",
        {"umbrella": "parasol", "sea": "morze", "fish": "ryba"},
        {"sailor": some("fox cat pig owl sheep mole lion"), "who": PEOPLE},
        (DEEP, WINTER, MINT, DUSK),
    ),
    Idea(
        "unravelled",
        "{who.en} sits with a felt heart that unravels: {taker.en} winds its thread on stairs to a door.",
        "{who.pl} siedzi z filcowym sercem, które się pruje: {taker.pl} zwija jego nić na schodach do drzwi.",
        {"heart": "serce", "thread": "nić", "stairs": "schody", "door": "drzwi", "moth": "ćma"},
        {"who": some("bear wolf lion frog badger owl"), "taker": PEOPLE},
    ),
    Idea(
        "whale_tea",
        "A whale rises out of a cup of tea beside a paper boat, and {who.en} on the saucer offers it sugar.",
        "Wieloryb wynurza się z filiżanki herbaty obok papierowej łódki, a {who.pl} na spodku "
        "podaje mu cukier.",
        {"whale": "wieloryb", "cup": "filiżanka", "boat": "łódka", "sugar": "cukier"},
        {"who": PEOPLE, "view": ways("normal above")},
    ),
)
