"""A stand-in for Discord's app in the browser and for its proxy, since Discord cannot be reached here.

The addresses are Discord's own: a browser is told that `discord.com` and `discordsays.com` are this machine.
`https://discord.com` shows a call with our page in a frame, and answers the messages of Discord's SDK as its
documentation and its schemas say; `https://<client id>.discordsays.com` passes every request on to a gate.
This shows that our page does its part. Whether Discord does what it says, only Discord can show.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncGenerator
from pathlib import Path
from string import Template
from urllib.parse import parse_qs, urlsplit

from tests.discord_api import CLIENT_ID, DiscordApi

from inklings.gate.certificate import house_certificate

FRAME = f"https://{CLIENT_ID}.discordsays.com"
HOME = "play.example"
"""What the operator has written as the target of the URL mapping."""

CALL = Template("""<!doctype html><title>A call</title>
<style>body { margin: 0 } iframe { display: block; border: 0; width: 100vw; height: 100vh }</style>
<script>
  // The main window talks to the frame wherever it is shown, as Discord's does.
  const heard = [], opened = [];
  const about = new URLSearchParams(location.search);
  let declines = Number(about.get("declines"));
  const user = { id: about.get("user"), username: about.get("user"), discriminator: "0", public_flags: 0 };

  function frame(instance) {
    const made = document.createElement("iframe");
    // Without allow-popups: a page in Discord opens nothing by itself.
    made.sandbox = "allow-forms allow-scripts allow-same-origin";
    made.src = "$frame/?" + new URLSearchParams({
      instance_id: instance, location_id: "gc-1-2", launch_id: "3", frame_id: crypto.randomUUID(),
      platform: "desktop", guild_id: "1", channel_id: "2",
    });
    return made;
  }
  const show = (instance) => document.body.replaceChildren(frame(instance));
  function popOut(instance) {
    document.body.replaceChildren();
    const where = new URLSearchParams({ user: user.id, instance, popped: "yes" });
    window.open("/?" + where, "_blank", "popup,width=440,height=900");
  }

  const answers = {
    async AUTHORIZE({ client_id, response_type, scope }) {
      if (client_id !== "$client" || response_type !== "code" || scope.join() !== "identify") throw 5000;
      if (declines-- > 0) throw 5000;
      return { code: await (await fetch("/authorize?user=" + user.id)).text() };
    },
    AUTHENTICATE: ({ access_token }) => ({
      access_token, user, scopes: ["identify"], expires: new Date(Date.now() + 6e8).toISOString(),
      application: { id: "$client", name: "Inklings", description: "" },
    }),
    OPEN_EXTERNAL_LINK: ({ url }) => (opened.push(url), { opened: true }),
  };
  if (!about.has("popped")) addEventListener("message", async ({ data, origin, source }) => {
    if (origin !== "$frame" || !Array.isArray(data)) return;
    const [code, said] = data;
    heard.push(code === 1 ? said.cmd : code);
    const say = (told) => source.postMessage([1, told], origin);
    if (code === 0) {
      const config = { api_endpoint: "//discord.com/api", environment: "production" };
      say({ cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config, user } });
    } else if (code === 1) {
      const { cmd, args, nonce } = said;
      try {
        say({ cmd, nonce, evt: null, data: await answers[cmd](args) });
      } catch (why) {
        say({ cmd, nonce, evt: "ERROR", data: { code: Number(why) || 4002, message: "Request failed." } });
      }
    }
  });
  addEventListener("load", () => show(about.get("instance")));
</script><body></body>
""")


class DiscordClient:
    """Discord in the browsers of everyone."""

    def __init__(self, api: DiscordApi, gate_port: int) -> None:
        self.port = 0
        self._api = api
        self._gate_port = gate_port
        self._serving: set[asyncio.Task[None]] = set()

    @property
    def flags(self) -> list[str]:
        """What Chromium has to be told."""
        here = ",".join(f"MAP {name} 127.0.0.1:{self.port}" for name in ("discord.com", "*.discordsays.com"))
        return [f"--host-resolver-rules={here}", "--ignore-certificate-errors"]

    def call(self, user: str, instance: str, *, declines: int = 0) -> str:
        """The address of a call in which someone opens the activity, though so often they do not agree."""
        self._api.enter(user, instance)
        return f"https://discord.com/?user={user}&instance={instance}&declines={declines}"

    def moves(self, user: str, before: str, after: str) -> None:
        """Discord gives the instance of someone another id."""
        self._api.leave(user, before)
        self._api.enter(user, after)

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def close(self) -> None:
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                first, *lines = (await reader.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
                headers = dict(line.split(b": ", 1) for line in lines)
                if headers[b"Host"] == b"discord.com":
                    self._answer(writer, first.split()[1].decode())
                else:
                    await self._pass_on(first, headers, reader, writer)
        finally:
            writer.close()

    def _answer(self, writer: asyncio.StreamWriter, path: str) -> None:
        where = urlsplit(path)
        body = CALL.substitute(frame=FRAME, client=CLIENT_ID)
        if where.path == "/authorize":
            body = self._api.authorize(parse_qs(where.query)["user"][0])
        head = (
            "HTTP/1.1 200 OK",
            "Content-Type: text/html",
            f"Content-Length: {len(body)}",
            "Connection: close",
        )
        writer.write("\r\n".join((*head, "", body)).encode())

    async def _pass_on(
        self,
        first: bytes,
        headers: dict[bytes, bytes],
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        """As a proxy does: to the house by its own name, with all that the browser has sent."""
        headers[b"Host"] = HOME.encode()
        if b"Upgrade" not in headers:
            headers[b"Connection"] = b"close"
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._gate_port)
        try:
            far_writer.write(b"\r\n".join([first, *(b": ".join(each) for each in headers.items()), b"", b""]))
            ways = ((reader, far_writer), (far_reader, writer))
            pumps = [asyncio.create_task(_pump(*way)) for way in ways]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
        finally:
            far_writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


@contextlib.asynccontextmanager
async def discord_client(api: DiscordApi, gate_port: int, folder: Path) -> AsyncGenerator[DiscordClient]:
    client = DiscordClient(api, gate_port)
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(house_certificate(folder, ["discord.com", urlsplit(FRAME).netloc]).file)
    server = await asyncio.start_server(client.accept, "127.0.0.1", 0, ssl=tls)
    client.port = server.sockets[0].getsockname()[1]
    try:
        yield client
    finally:
        server.close()
        await client.close()
