"""What people say around an answer without naming anything: "is it a", "chyba to", "big" (P17).

All are written as a guess is read: in small letters, without accents and apostrophes.
"""

ARTICLES = frozenset({"a", "an", "the", "sie"})
"""Small words inside an answer, which may be left out or exchanged: "row the boat", "wspina się"."""

JOINERS = frozenset({"or", "and", "vs", "lub", "albo", "i", "oraz", "czy", "ewentualnie"})
"""What stands between two things: a guess with one of these names more than one."""

DENIALS = frozenset({"not", "isnt", "arent", "aint", "wasnt", "never", "nie", "without", "bez"})
"""Said before a word, these take it back."""

_PREPOSITIONS = """
    with in on at of under over from by to for near behind beside above below into onto off down up out
    around through without which who whose
    z ze w we na pod nad przy za o od do dla po obok przed przez u bez jako ktory ktora ktore
"""

PREPOSITIONS = frozenset(_PREPOSITIONS.split())
"""What begins a phrase that only says more about the thing before it: "cat in a hat", "król na tronie"."""

_SINGLE = """
    it is its this that thats these those there theres are be being was been im he she they hes shes theyre
    you we me my your his her their our some any one two three four five many several lots couple
    maybe perhaps probably possibly definitely surely obviously clearly certainly actually really very just
    so well ok okay yes yeah yep yup no nope oh ah aha hmm hm hmmm um uh er eh erm wow hey lol haha please
    think guess see say mean bet believe know idk dunno imo like looks look seems seem could would should
    can might may must gotta sure right again also still now then but if kinda sorta thing type
    big small little tiny huge large giant enormous great tall short long thin fat round old young
    white black grey gray red blue green yellow orange pink purple brown golden silver
    happy sad angry funny cute lovely pretty beautiful nice ugly scary strange weird odd lonely lazy
    sitting standing lying walking laughing playing
    cloud clouds cloudy fluffy

    to jest sa byc byl byla ten ta te tam tu taki taka takie jakis jakas jakies jakiegos jakichs cos jakby
    moze chyba pewnie prawdopodobnie raczej wyglada zapewne oczywiscie napewno pewno wlasnie przeciez niby
    widze mysle sadze zgaduje obstawiam stawiam mowie powiem mam wiem
    hej ej och ach ano tak ojej ups haha no dobra dobrze okej prosze wiec ale tez jeszcze znowu teraz
    jeden jedna jedno dwa dwie dwoje trzy cztery piec kilka pare duzo wiele mnostwo bardzo
    chmura chmurka chmury kawalek plaster plasterek
"""

_PHRASES = """
    i think|i guess|i see|i say|i mean|i bet|i believe|i know|i would say|id say|i can see|i dont know
    dont know|isnt it|isnt that|isnt this|is it not|why not|kind of|sort of|type of|pair of|bunch of|piece of
    slice of|lot of|lots of|couple of|bit of|group of|some kind of|most likely|more like|looks like
    look like|looking like|it has to be|has to be|got to be|a lot of|must be|must have been
    czy to nie|czy nie|a moze|nie wiem|na pewno|wyglada jak|wyglada na|wyglada mi na|cos jak|cos w rodzaju
    mysle ze|sadze ze|mowie ze|wydaje mi sie ze
    cos w stylu|rodzaj|w sumie|po prostu|moim zdaniem|mam na mysli|chodzi o|para|pare|stado|kisc|no nie
"""

ASIDES = frozenset(
    {(single,) for single in _SINGLE.split()}
    | {tuple(phrase.split()) for line in _PHRASES.strip().splitlines() for phrase in line.split("|")}
)
"""Single words and phrases, as tuples of words."""

LONGEST_ASIDE = max(map(len, ASIDES))
