import msgspec
from bench.speed import wire

from inklings.wire.messages import Change, Done, Pong, RefusedAnswer


def encoded(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message)


def test_what_a_gate_says_is_read() -> None:
    assert wire.read(encoded(Change(version=12, patch={}))) == wire.Told(12, shown=True)
    assert wire.read(encoded(Done(id="c0000001", version=13))) == wire.Told(13, answers=True)
    refused = wire.read(encoded(RefusedAnswer(id="c0000001", why="not_now", facts={})))
    assert refused == wire.Told(answers=True, refused=True)
    assert wire.read(encoded(Pong(at=1, now=2))) is wire.NOTHING


def test_a_scene_is_worked_out_when_somebody_looks() -> None:
    scene = wire.Scene()
    scene.take(b'{"type":"scene","version":1,"now":1,"shared":{"game":{"a":1,"b":[1]}},"yours":{"you":1}}')
    scene.take(b'[2,{"game":{"a":null,"b":[2]}}]')
    assert scene.look() == {"you": 1, "game": {"b": [2]}}
