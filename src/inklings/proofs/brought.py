"""The words that tables bring in proofs and simulated games: in many scripts, and some like ours."""

from inklings.own_decks.words import taken

BROUGHT = taken(
    """
        photosynthesis = fotosynteza, making sugar of light
        mitosis
        meiosis
        Grandma’s yellow Fiat = Babcia’s Fiat, the Fiat
        zażółć gęślą jaźń
        żółta łódź podwodna
        Donaudampfschifffahrtsgesellschaftsbüros
        der Unabhängigkeitserklärungsunterzeichn
        l’œuf à la coque
        ¿dónde está?
        Ελλάδα
        подъезд
        שלום
        סֵפֶר
        مكتبة = كتاب
        किताब
        ကျွန်ုပ်
        고양이
        かぎ
        かき
        图书馆
        👩🏽‍🚀
        🦔🍄
        H₂O
        1984
        cat
        giraffe
    """.splitlines()
)
