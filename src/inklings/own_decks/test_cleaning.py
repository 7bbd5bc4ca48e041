"""What comes out of any file is a new picture without a trace of what came in, or nothing."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest
from PIL import ExifTags, Image, PngImagePlugin

from inklings.own_decks.apart import clean_apart, limit
from inklings.own_decks.cleaned import MOST_BYTES, Cleaned, decode
from inklings.own_decks.cleaning import LARGE, SMALL, clean

PLACE = b"Nowhere Street 7"
TRACES = (b"Exif", b"EXIF", b"exif", b"ICCP", b"ICC_PROFILE", b"xmpmeta", b"http", PLACE, b"<script")
HOSTILE = 500


def photo(size: tuple[int, int] = (400, 600), seed: int = 1) -> Image.Image:
    return Image.frombytes("RGB", (8, 12), Random(seed).randbytes(8 * 12 * 3)).resize(size)


def saved(image: Image.Image, kind: str = "JPEG", **told: object) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **told)
    return file.getvalue()


def with_everything(kind: str) -> bytes:
    """A photo with all that cameras and programs write into files."""
    exif = Image.Exif()
    exif[ExifTags.Base.Artist] = PLACE.decode()
    exif[ExifTags.Base.ImageDescription] = PLACE.decode()
    exif.get_ifd(ExifTags.IFD.GPSInfo).update({ExifTags.GPS.GPSLatitude: (52.0, 13.0, 47.0)})
    xmp = b'<x:xmpmeta xmlns:x="http://ns.adobe.com/xap/">%b</x:xmpmeta>' % PLACE
    told: dict[str, object] = {
        "exif": exif,
        "icc_profile": b"icc " + PLACE * 20,
        "comment": PLACE,
        "xmp": xmp,
    }
    if kind == "PNG":
        info = PngImagePlugin.PngInfo()
        info.add_itxt("XML:com.adobe.xmp", xmp.decode())
        info.add_text("Comment", PLACE.decode(), zip=False)
        told = {**told, "pnginfo": info}
    return saved(photo(), kind, **told)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_nothing_is_left_of_a_file_but_its_pixels(kind: str) -> None:
    upload = with_everything(kind)
    assert PLACE in upload
    cleaned = clean(upload)
    assert cleaned
    check(cleaned)


def test_a_photo_is_turned_as_its_camera_was_held_before_that_is_forgotten() -> None:
    lying = Image.new("RGB", (960, 640), "black")
    lying.paste("white", (0, 0, 960, 320))
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = 6
    cleaned = clean(saved(lying, exif=exif))
    assert cleaned
    left, right = Image.open(io.BytesIO(cleaned.large)).convert("L").resize((2, 1)).tobytes()
    assert left < 60
    assert right > 190


def test_what_is_transparent_lies_on_paper() -> None:
    cleaned = clean(saved(Image.new("RGBA", (100, 100), (0, 0, 0, 0)), "PNG"))
    assert cleaned
    assert min(Image.open(io.BytesIO(cleaned.small)).convert("RGB").resize((1, 1)).tobytes()) > 200


@pytest.mark.parametrize("size", [(63, 600), (6001, 70), (4000, 4000)])
def test_too_small_or_too_large_a_picture_is_not_taken(size: tuple[int, int]) -> None:
    assert clean(saved(Image.new("L", size), "PNG")) is None


def test_too_many_bytes_are_not_taken() -> None:
    assert clean(saved(photo()) + bytes(MOST_BYTES)) is None


def test_noise_is_made_small_enough_to_keep() -> None:
    noise = Image.frombytes("RGB", LARGE, Random(3).randbytes(LARGE[0] * LARGE[1] * 3))
    cleaned = clean(saved(noise, quality=60))
    assert cleaned
    assert len(cleaned.large) + len(cleaned.small) < MOST_BYTES
    check(cleaned)


# --- hostile files --------------------------------------------------------------------------------


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png_claiming(width: int, height: int, *before: bytes, rows: int = 64) -> bytes:
    """A PNG that says it is so large; its data are zeros, of which megabytes fit into kilobytes."""
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    data = zlib.compress(bytes((width * 3 + 1) * min(rows, height)), 9)
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(before) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def jpeg_claiming(width: int, height: int) -> bytes:
    data = bytearray(saved(photo()))
    frame = data.index(b"\xff\xc0")
    data[frame + 5 : frame + 9] = struct.pack(">HH", height, width)
    return bytes(data)


def webp_claiming(side: int) -> bytes:
    canvas = (side - 1).to_bytes(3, "little") * 2
    body = b"WEBPVP8X" + struct.pack("<I", 10) + b"\x02\0\0\0" + canvas + saved(photo(), "WEBP")[12:]
    return b"RIFF" + struct.pack("<I", len(body)) + body


def hostile(count: int) -> Iterator[bytes]:
    """Files that want to fill memory, hide something, or break a decoder."""
    chance = Random(2022)
    good = [saved(photo((400, 600), n), kind) for n in range(4) for kind in ("JPEG", "PNG", "WEBP")]
    good += [with_everything(kind) for kind in ("JPEG", "PNG", "WEBP")]
    zipped = zlib.compress(bytes(60_000_000), 9)
    frames = [photo((400, 600), n) for n in range(6)]
    yield from (
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'><script>alert(1)</script></svg>",
        b"<!doctype html><script>alert(1)</script>",
        b"%PDF-1.7\n",
        b"PK\x03\x04" + bytes(200),
        b"%!PS-Adobe-3.0 EPSF-3.0\n",
        *(saved(photo(), kind) for kind in ("GIF", "BMP", "TIFF", "PPM", "ICO", "PCX", "TGA", "DDS")),
        *(
            png_claiming(*size)
            for size in ((60_000, 60_000), (2**31 - 1, 1), (6_000, 6_000), (0, 0), (1, 60_000))
        ),
        png_claiming(3000, 3000, rows=3000),
        png_claiming(400, 600, chunk(b"iCCP", b"p\0\0" + zipped), rows=600),
        *(png_claiming(400, 600, chunk(b"zTXt", b"t\0\0" + zipped), rows=600) for _ in range(2)),
        png_claiming(400, 600, *(chunk(b"tEXt", b"k\0" + bytes(40_000)) for _ in range(20)), rows=600),
        *(jpeg_claiming(*size) for size in ((65_535, 65_535), (6_001, 64), (5_000, 5_000), (0, 0), (64, 64))),
        *(webp_claiming(side) for side in (16_383, 8_000, 16_777_215)),
        saved(frames[0], "WEBP", save_all=True, append_images=frames[1:]),
        saved(frames[0], "PNG", save_all=True, append_images=frames[1:]),
        saved(photo().convert("CMYK")),
        saved(photo().convert("P"), "PNG", transparency=3),
        saved(photo().convert("L").convert("1"), "PNG"),
    )
    for _ in range(count):
        data = bytearray(chance.choice(good))
        match chance.randrange(5):
            case 0:  # truncated
                yield bytes(data[: chance.randrange(1, len(data))])
            case 1:  # bits turned
                for _ in range(chance.choice((1, 5, 50))):
                    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
                yield bytes(data)
            case 2:  # two files in one
                tail = chance.choice((b"PK\x03\x04", b"<script>alert(1)</script>", b"%PDF-1.7", b"GIF89a"))
                yield bytes(data) + tail * chance.randrange(1, 90)
            case 3:  # one kind of file with the head of another
                other = chance.choice(good)
                yield other[: chance.randrange(4, 200)] + bytes(data[chance.randrange(200) :])
            case _:  # a wild head
                place = chance.randrange(min(300, len(data) - 4))
                data[place : place + 4] = chance.choice((b"\xff\xff\xff\xff", bytes(4), b"\x7f\xff\xff\xff"))
                yield bytes(data)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_500_hostile_files_are_refused_or_made_harmless() -> None:
    files = [file for _, file in zip(range(HOSTILE), hostile(HOSTILE), strict=False)]
    assert len(files) == HOSTILE
    with ProcessPoolExecutor(1, get_context("spawn"), limit) as pool:
        answers = list(pool.map(clean_apart, files))  # a process that dies breaks the pool, and the test
        taken = [decode(answer) for answer in answers if answer]
        assert 100 < len(taken) < HOSTILE - 100
        for cleaned in taken:
            check(cleaned)
        assert pool.submit(clean_apart, saved(photo())).result(), "it still works"


def check(cleaned: Cleaned) -> None:
    """Both pictures are plain WebPs of our sizes, with one chunk of pixels and nothing besides."""
    for data, size in ((cleaned.large, LARGE), (cleaned.small, SMALL)):
        assert (data[:4], data[8:16]) == (b"RIFF", b"WEBPVP8 ")
        length = struct.unpack("<I", data[16:20])[0]
        assert len(data) == 20 + length + length % 2
        assert not [trace for trace in TRACES if trace in data]
        with Image.open(io.BytesIO(data), formats=["WEBP"]) as image:
            assert image.size == size
            assert not image.getexif()
            assert not {"exif", "xmp", "icc_profile", "comment"} & image.info.keys()
            image.load()
