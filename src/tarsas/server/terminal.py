"""The way to the table for phones in the same network: its address, and a code in the terminal."""

import socket

import segno

# An address for documentation: nothing is sent, but the system says which way it would go.
ELSEWHERE = ("192.0.2.1", 9)
ANYWHERE = ("0.0.0.0", "::")
HERE = ("127.0.0.1", "::1", "localhost")
# Colours of its own, so that the code is dark on light whatever the terminal's are.
INK = "\x1b[38;5;16;48;5;231m"
PLAIN = "\x1b[0m"
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def home_address() -> str | None:
    """Return this machine's address in its network: that of the way out; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(asked.getsockname()[0])
    return None if found in (*HERE, "0.0.0.0") else found


def way_in(host: str, port: int, address: str) -> str | None:
    """Return the link for others in the network; None if they cannot come in."""
    if host in HERE:
        return None
    if address:
        return address
    found = home_address() if host in ANYWHERE else host
    if found is None:
        return None
    return f"http://[{found}]:{port}" if ":" in found else f"http://{found}:{port}"


def code_for_terminal(link: str) -> str:
    """Return a link as a QR code of half blocks."""
    rows = [bytes(row) for row in segno.make_qr(link, error="l").matrix_iter(border=3)]
    if len(rows) % 2:
        rows.append(bytes(len(rows[0])))
    lines = (
        "".join(HALVES[above, below] for above, below in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
    return "\n".join(f"{INK}{line}{PLAIN}" for line in lines)


def invitation(host: str, port: int, address: str, *, terminal: bool) -> list[str]:
    """Return what is printed for those who sit around: the link, and for a camera its code."""
    link = way_in(host, port, address)
    if link is None:
        return []
    told = [f"In your network: {link}"]
    return [*told, code_for_terminal(link)] if terminal else told
