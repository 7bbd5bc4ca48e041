import pytest
from bench.speed import frames


@pytest.mark.parametrize("length", [0, 5, 125, 126, 2000, 70_000])
def test_a_frame_of_a_server_is_read_however_it_is_cut(length: int) -> None:
    payload = bytes(number % 251 for number in range(length))
    head = (
        bytes((frames.TEXT, length)) if length < 126 else bytes((frames.TEXT, 126)) + length.to_bytes(3)[-2:]
    )
    if length > 65_535:
        head = bytes((frames.TEXT, 127)) + length.to_bytes(8)
    data = (head + payload) * 2
    for piece in (1, 7, 1000, len(data)) if length < 1000 else (997, len(data)):
        reader = frames.Reader()
        read = [one for at in range(0, len(data), piece) for one in reader.feed(data[at : at + piece])]
        assert read == [(frames.TEXT, payload)] * 2


@pytest.mark.parametrize("length", [3, 126, 4000])
def test_a_frame_of_a_browser_is_masked(length: int) -> None:
    written = frames.frame(frames.TEXT, b"x" * length)
    assert written[1] & 0x80
    assert written.endswith(frames.MASK + b"x" * length)
