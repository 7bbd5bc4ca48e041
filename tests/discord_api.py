"""A stand-in for Discord's HTTP API, on loopback: the calls that a gate makes, as the documentation has them.

It shows that we ask as the documentation says. Whether Discord answers like this, only Discord can show.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import parse_qs

CLIENT_ID, SECRET, BOT_TOKEN = "123456789012345678", "the-secret-of-our-app", "the-token-of-our-bot"


class DiscordApi:
    """People, and the instances of the activity in which they are."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/api/v10"
        self.away = False
        self.asked: list[str] = []
        self.app: dict[str, object] = {"flags": 1 << 17, "redirect_uris": ["https://127.0.0.1"]}
        """What the portal says of our app."""
        self._codes: dict[str, str] = {}
        self._tokens: dict[str, str] = {}
        self._places: dict[str, str] = {}
        self._people: dict[str, list[str]] = {}

    def enter(self, user: str, instance: str, place: str = "gc-1-2") -> None:
        """Someone opens the activity, or joins it."""
        self._places[instance] = place
        self._people.setdefault(instance, []).append(user)

    def leave(self, user: str, instance: str) -> None:
        self._people[instance].remove(user)

    def authorize(self, user: str) -> str:
        """Someone agrees that our app may know who they are: the one-time code."""
        code = secrets.token_hex(15)
        self._codes[code] = user
        return code

    def answer(self, path: str, authorization: str, form: dict[str, list[str]]) -> tuple[int, object]:
        if self.away:
            return 503, {"message": "upstream"}
        match path.removeprefix("/api/v10").split("/")[1:]:
            case ["oauth2", "token"]:
                return self._exchange(form)
            case ["users", "@me"]:
                user = self._tokens.get(authorization.removeprefix("Bearer "))
                if user is None:
                    return 401, {"message": "401: Unauthorized", "code": 0}
                return 200, {"id": user, "username": f"user.{user}", "global_name": user.title()}
            case ["applications", "@me"]:
                if authorization != f"Bot {BOT_TOKEN}":
                    return 401, {"message": "401: Unauthorized", "code": 0}
                return 200, {"id": CLIENT_ID, "name": "Inklings", **self.app}
            case ["applications", app, "activity-instances", instance]:
                if authorization != f"Bot {BOT_TOKEN}":
                    return 401, {"message": "401: Unauthorized", "code": 0}
                if app != CLIENT_ID or not self._people.get(instance):
                    return 404, {"message": "404: Not Found", "code": 0}
                return 200, {
                    "application_id": app,
                    "instance_id": instance,
                    "launch_id": "1276580072400224306",
                    "location": {
                        "id": self._places[instance],
                        "kind": "gc",
                        "channel_id": "2",
                        "guild_id": "1",
                    },
                    "users": self._people[instance],
                }
            case _:
                return 404, {"message": "404: Not Found", "code": 0}

    def _exchange(self, form: dict[str, list[str]]) -> tuple[int, object]:
        given = {name: values[0] for name, values in form.items()}
        if (given.get("client_id"), given.get("client_secret")) != (CLIENT_ID, SECRET):
            return 401, {"error": "invalid_client"}
        user = self._codes.pop(given.get("code", ""), None)
        if user is None or given.get("grant_type") != "authorization_code":
            return 400, {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'}
        token = secrets.token_urlsafe(22)
        self._tokens[token] = user
        return 200, {"access_token": token, "token_type": "Bearer", "expires_in": 604800, "scope": "identify"}

    def flags(self, folder: Path, secret: str = SECRET, token: str = BOT_TOKEN) -> list[str]:
        """The settings of a gate that asks this stand-in."""
        (folder / "secret").write_text(secret + "\n")
        (folder / "token").write_text(token + "\n")
        said = {
            "client-id": CLIENT_ID,
            "secret": folder / "secret",
            "bot-token": folder / "token",
            "api": self.url,
        }
        return [word for name, value in said.items() for word in (f"--discord-{name}", str(value))]


@contextmanager
def discord_api() -> Iterator[DiscordApi]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.do_POST()

        def do_POST(self) -> None:
            form = parse_qs(self.rfile.read(int(self.headers.get("Content-Length", 0))).decode())
            api.asked.append(self.path)
            status, said = api.answer(self.path, self.headers.get("Authorization", ""), form)
            body = json.dumps(said).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    api = DiscordApi(server.server_port)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield api
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
