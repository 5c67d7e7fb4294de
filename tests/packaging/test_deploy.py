"""The examples in deploy/ do what they say: nginx in front of a house, and the units as systemd reads them."""

import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.packaging.tree import ROOT
from tests.server.running import UNHURRIED, Guest, Line, Running, at_table, running, wait_until

DEPLOY = ROOT / "deploy"
NAME = "games.example"
WHERE = "localhost"  # what the machine itself calls by that name
MAIN = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/house.conf;
}}
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def certificate(folder: Path) -> Path:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("no openssl to make a certificate with")
    made = folder / "fullchain.pem"
    subject = ["-subj", f"/CN={WHERE}", "-addext", f"subjectAltName=DNS:{WHERE}"]
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    into = ["-keyout", str(folder / "privkey.pem"), "-out", str(made)]
    subprocess.run([openssl, "req", "-x509", "-days", "2", *key, *into, *subject], check=True, capture_output=True)
    return made


@contextmanager
def proxied(folder: Path, house: int, plain: int, secure: int) -> Iterator[None]:
    """Our example with this house, these ports and this folder's certificate instead of its own."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if nginx is None:
        pytest.skip("no nginx")
    text = (DEPLOY / "nginx-tls.conf").read_text("utf-8")
    for ours, theirs in (
        (rf"/etc/ssl/{NAME}", str(folder)),
        (rf"https://{NAME}", f"https://{WHERE}:{secure}"),
        (NAME, WHERE),
        (r"127\.0\.0\.1:8666", f"127.0.0.1:{house}"),
        (r"listen \[::\].*", ""),
        (r"listen 80", f"listen 127.0.0.1:{plain}"),
        (r"listen 443", f"listen 127.0.0.1:{secure}"),
    ):
        text, count = re.subn(ours, theirs, text)
        assert count, ours
    (folder / "house.conf").write_text(text)
    main = folder / "nginx.conf"
    main.write_text(MAIN.format(folder=folder))
    command = [nginx, "-c", str(main), "-e", str(folder / "error.log")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as running_nginx:
        try:
            wait_until(lambda: _answers(secure))
            yield
        finally:
            running_nginx.terminate()


def _answers(port: int) -> bool:
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def behind_nginx(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, int, int]]:
    """A house behind our example of a proxy, and the proxy's ports, plain and secure."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate(folder)))
    plain, secure = free_port(), free_port()
    with (
        running(folder / "w.db", address=f"https://{WHERE}:{secure}", proxies=["127.0.0.1"]) as house,
        proxied(folder, house.port, plain, secure),
    ):
        yield house, plain, secure


def test_a_house_behind_nginx_is_played_in_over_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with behind_nginx(tmp_path, monkeypatch) as (_house, plain, secure):
        address = f"https://{WHERE}:{secure}"
        answer = Guest(address).ask("GET", "/")
        assert answer.status == 200
        headers = {name.lower(): value for name, value in answer.headers.items()}
        assert "strict-transport-security" in headers  # the house believes the proxy that it is HTTPS
        redirected = Guest(f"http://{WHERE}:{plain}").ask("GET", "/rules")  # to HTTPS, where it is answered
        assert redirected.status == 200
        guests, table = at_table(address, "hyene", 2)
        with guests[0].connect(table) as line:
            assert line.wait_for("update")["at"] >= 0


def test_a_guest_behind_nginx_cannot_claim_another_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with behind_nginx(tmp_path, monkeypatch) as (house, _plain, secure):
        guests, table = at_table(f"https://{WHERE}:{secure}", "hyene", 2)
        claimed = {**guests[0].headers(), "X-Forwarded-For": "192.0.2.1"}
        at = f"wss://{WHERE}:{secure}/api/tables/{table}/socket"
        with Line(connect(at, additional_headers=claimed, **UNHURRIED)) as line:
            line.wait_for("update")
            assert [known.address for known in house.server.connections.connections] == ["127.0.0.1"]


@pytest.mark.skipif(sys.platform != "linux", reason="systemd")
def test_the_units_are_as_systemd_wants_them(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd")
    command = tmp_path / "walpurgis"
    command.write_text("#!/bin/sh\n")
    command.chmod(0o755)
    units = [path for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer")]
    assert len(units) == 3
    for unit in units:
        text = unit.read_text("utf-8").replace("/opt/walpurgis/bin/walpurgis", str(command))
        (tmp_path / unit.name).write_text(text)
    checked = subprocess.run(
        [analyze, "verify", *(str(tmp_path / unit.name) for unit in units)], capture_output=True, text=True, check=False
    )
    ours = [line for line in checked.stderr.splitlines() if "walpurgis" in line]
    assert (checked.returncode, ours) == (0, [])
