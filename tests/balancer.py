"""The nginx configuration that is shipped, in front of nodes on this machine: without TLS, on a port of its own."""

import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SHIPPED = Path(__file__).parent.parent / "deploy" / "nginx-nodes.conf"
INSTALL = "No nginx here. On Debian: sudo apt-get install --no-install-recommends nginx-light"
PATIENCE_S = 300.0
PLACES = ("/usr/sbin", "/usr/local/sbin")


def program() -> str | None:
    beside = (f"{place}/nginx" for place in PLACES if Path(f"{place}/nginx").exists())
    return shutil.which("nginx") or next(beside, None)


def configuration(folder: Path, port: int, nodes: list[int], is_hashed: bool = True) -> str:
    """The shipped one with other addresses. Not hashed: every connection goes to the next node."""
    shipped = SHIPPED.read_text("utf-8")
    found = re.search(r"server 10\.0\.0\.\d+:8666( [^\n]*\n)", shipped)
    assert found is not None
    servers = "".join(f"    server 127.0.0.1:{node}{found[1]}" for node in nodes)
    text = re.sub(r"(    server 10\.0\.0\.\d+:8666[^\n]*\n)+", servers, shipped)
    text = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", text, flags=re.DOTALL)
    text = re.sub(r"    listen 443 ssl http2;\n    listen [^\n]*\n", f"    listen 127.0.0.1:{port};\n", text)
    text = re.sub(r"    ssl_[^\n]*\n", "", text)
    assert servers in text
    assert f"listen 127.0.0.1:{port};" in text
    if not is_hashed:
        text = text.replace("    hash $walpurgis_table consistent;\n", "")
    names = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{name}_temp_path {folder}/{name};\n" for name in names)
    return (
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/log warn;\nworker_processes 1;\n"
        f"events {{ worker_connections 8192; }}\nhttp {{\naccess_log off;\n{folders}{text}}}\n"
    )


@contextmanager
def balancing(nodes: list[int], is_hashed: bool = True) -> Iterator[int]:
    """The port at which it listens."""
    nginx = program()
    assert nginx is not None, INSTALL
    with tempfile.TemporaryDirectory(prefix="walpurgis-nginx-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # its workers may be somebody else
        port = free_port()
        (folder / "nginx.conf").write_text(configuration(folder, port, nodes, is_hashed))
        process = subprocess.Popen([nginx, "-p", name, "-c", f"{name}/nginx.conf", "-e", f"{name}/log"])
        try:
            _wait_for(port, process)
            yield port
        finally:
            process.terminate()
            process.wait(PATIENCE_S)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        assert process.poll() is None, "nginx did not start"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
