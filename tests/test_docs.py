"""The documentation as a site: built without a warning, and read without a network."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.checkout import ROOT

FETCHED = re.compile(r"""(?:<(?:script|img|iframe)[^>]*\ssrc=|<link[^>]*\shref=)["']?https?:""")
LOADED = re.compile(r"""(?:@import|url\()\s*["']?https?:""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dead link, a missing page or a name that is not in the source fails here."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True)
    return folder


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    assert not [page.name for page in pages if FETCHED.search(page.read_text("utf-8"))]
    assert not [style.name for style in site.rglob("*.css") if LOADED.search(style.read_text())]


def test_rules_are_pages_in_every_language_with_addresses_of_sections(site: Path) -> None:
    for game in ("samurai-spirit", "samurai", "rent-a-hero"):
        for language in ("", ".pl", ".ru"):
            page = (site / "rules" / f"{game}{language}.html").read_text("utf-8")
            assert 'id="s3-1"' in page
            assert 'href="#s' in page
            assert f'href="{game}.pl.html"' in page


def test_examples_are_shown_whole(site: Path) -> None:
    page = re.sub("<[^>]+>", "", (site / "add-a-game.html").read_text("utf-8"))
    assert "def why_not_take" in page
    assert "--8" not in page


def test_the_reference_tells_what_things_do(site: Path) -> None:
    page = (site / "reference" / "match.html").read_text("utf-8")
    assert 'id="engawa.core.match.Match.why_not"' in page
    assert "Why this may not be played now" in page
