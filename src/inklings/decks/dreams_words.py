"""What the dream cards show, in words: each phrase whole, so that no language has to bend another's."""

_SUBJECTS = {
    "en": {
        "whale": "A whale carries houses on its back",
        "door": "A lone door opens onto moonlight",
        "keyhole": "A hill with a glowing keyhole rises",
        "ladder": "A tall ladder leans against a smiling moon",
        "teacup": "A little boat sails through a storm in a teacup",
        "house": "A house walks on long bird legs",
        "eye-tree": "A tree bears one enormous eye",
        "hand": "A giant hand holds up the sun",
        "cage": "A raining cloud hangs in a birdcage",
        "fish": "A giant fish with a rider swims through the air",
        "snail": "A snail carries a shining lighthouse",
        "letter": "A sealed letter flies on wide wings",
        "key": "A great key puts out leaves and roots",
        "bird": "A giant bird sleeps with little houses on its back",
        "book": "Stairs lead down into an open book",
        "clock": "A clock melts and drips little moons",
        "bottle": "A ship sails inside a corked bottle",
        "piano": "Trees grow out of a grand piano",
        "umbrella": "Rain falls only under an umbrella",
        "moons": "Two moons play chess",
        "balloon": "A balloon carries off a tree, roots and all,",
        "fox": "A fox with a burning tail sits",
        "head": "A stone head weeps a river",
        "bed": "A child sleeps in a bed with a sail",
        "moth": "A moth with eyes on its wings hovers over a candle",
        "hourglass": "A town turns to sand in an hourglass",
        "elephant": "An elephant walks on stilts",
    },
    "pl": {
        "whale": "Wieloryb niesie na grzbiecie domy",
        "door": "Samotne drzwi otwierają się na blask księżyca",
        "keyhole": "Wzgórze ze świecącą dziurką od klucza wznosi się",
        "ladder": "Wysoka drabina opiera się o uśmiechnięty księżyc",
        "teacup": "Mała łódka płynie przez burzę w filiżance",
        "house": "Dom kroczy na długich ptasich nogach",
        "eye-tree": "Drzewo z jednym ogromnym okiem rośnie",
        "hand": "Olbrzymia dłoń unosi słońce",
        "cage": "Deszczowa chmura wisi w klatce dla ptaków",
        "fish": "Ogromna ryba z jeźdźcem na grzbiecie płynie w powietrzu",
        "snail": "Ślimak niesie świecącą latarnię morską",
        "letter": "Zapieczętowany list leci na szerokich skrzydłach",
        "key": "Wielki klucz wypuszcza liście i korzenie",
        "bird": "Ogromny ptak śpi z małymi domami na grzbiecie",
        "book": "Schody prowadzą w głąb otwartej księgi",
        "clock": "Zegar topi się i kapie małymi księżycami",
        "bottle": "Statek żegluje w zakorkowanej butelce",
        "piano": "Z fortepianu wyrastają drzewa",
        "umbrella": "Deszcz pada tylko pod parasolem",
        "moons": "Dwa księżyce grają w szachy",
        "balloon": "Balon unosi drzewo wraz z korzeniami",
        "fox": "Lis z płonącym ogonem siedzi",
        "head": "Kamienna głowa płacze rzeką łez",
        "bed": "Dziecko śpi w łóżku z żaglem",
        "moth": "Ćma z oczami na skrzydłach unosi się nad świecą",
        "hourglass": "Miasteczko w klepsydrze zamienia się w piasek",
        "elephant": "Słoń idzie na szczudłach",
    },
}

_SETTINGS = {
    "en": {
        "sea": "on a night sea",
        "desert": "in a desert at noon",
        "hills": "among red hills",
        "snow": "in a snowy village",
        "forest": "in a deep forest",
        "clouds": "above the clouds",
        "roofs": "above city roofs",
        "stage": "on a stage between curtains",
    },
    "pl": {
        "sea": "na nocnym morzu",
        "desert": "na pustyni w południe",
        "hills": "wśród czerwonych wzgórz",
        "snow": "w zaśnieżonej wiosce",
        "forest": "w głębi lasu",
        "clouds": "ponad chmurami",
        "roofs": "nad dachami miasta",
        "stage": "na scenie między kurtynami",
    },
}

# The same places, for what is in the air over them.
_ALOFT = frozenset({"balloon", "fish", "hand", "ladder", "letter"})
_SETTINGS_BELOW = {
    "en": {
        "sea": "over a night sea",
        "hills": "over red hills",
        "snow": "over a snowy village",
    },
    "pl": {
        "sea": "nad nocnym morzem",
        "hills": "nad czerwonymi wzgórzami",
        "snow": "nad zaśnieżoną wioską",
    },
}

_EXTRAS = {
    "en": {
        "birds": "while birds fly past",
        "rain": "in slanting rain",
        "stars": "under scattered stars",
        "person": "and a small figure looks on",
        "crescent": "under a crescent moon",
        "kite": "while a kite flutters",
        "cat": "and a cat looks on",
    },
    "pl": {
        "birds": "a obok przelatują ptaki",
        "rain": "w ukośnym deszczu",
        "stars": "pod rozsypanymi gwiazdami",
        "person": "a mała postać się przygląda",
        "crescent": "pod sierpem księżyca",
        "kite": "a obok trzepocze latawiec",
        "cat": "a kot się przygląda",
    },
}


def sentence(subject: str, setting: str, extra: str, language: str) -> str:
    """Join the three phrases into one sentence; raises KeyError for a language without them."""
    place = _SETTINGS[language][setting]
    if subject in _ALOFT:
        place = _SETTINGS_BELOW[language].get(setting, place)
    return f"{_SUBJECTS[language][subject]} {place}, {_EXTRAS[language][extra]}."
