"""Lets a window forget the sites that it asked, so that the next test may have it."""

from tests.app.desk import Desk


def forget_sites(desk: Desk) -> None:
    """Forget which hosts may be asked, who is signed in, and where files came from."""
    desk.do._web._hosts.clear()
    desk.do.audit._signed_in.clear()
    desk.do.together._fetched.clear()
