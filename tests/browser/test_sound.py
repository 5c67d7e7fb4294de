"""Sounds, listened to by measuring them: level, length, clipping, and that no two are taken for one another."""

import time
from contextlib import suppress
from importlib.resources import files

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as BrowserError

from tests.browser.house import PATIENCE_S, House
from tests.browser.person import Person

NAMES = ["hop", "move", "push", "roll", "reveal", "press", "refuse", "yours", "win", "call"]
HEARD = ["move", "push", "roll", "reveal", "refuse", "yours", "win"]  # each has to be known by ear alone
RATE = 44_100

# Render each sound by itself and measure it: peak and loudness (RMS while it sounds) of full scale, its length in
# seconds, and its pitch as zero crossings a second in three parts of its time.
MEASURE = """async ([url, rate]) => {
  const { tones } = await import(url);
  const found = {};
  for (const name of Object.keys(tones)) {
    const audio = new OfflineAudioContext(1, 3 * rate, rate);
    tones[name](audio, 0);
    const data = (await audio.startRendering()).getChannelData(0);
    const peak = data.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const end = data.findLastIndex((value) => Math.abs(value) > 0.001) + 1;
    const sounding = data.subarray(0, end);
    const rms = Math.sqrt(sounding.reduce((sum, value) => sum + value * value, 0) / Math.max(1, end));
    const part = Math.floor(end / 3);
    const pitch = [0, 1, 2].map((third) => {
      let crossings = 0;
      for (let at = third * part + 1; at < (third + 1) * part; at++) crossings += data[at - 1] < 0 !== data[at] < 0;
      return (crossings * rate) / (2 * part);
    });
    found[name] = { peak, rms, long: end / rate, pitch };
  }
  return found;
}"""


@pytest.fixture(scope="module")
def measured(browser: Browser, house: House) -> dict[str, dict[str, object]]:
    assets = files("walpurgis.server").joinpath("static", "assets")
    (name,) = [one.name for one in assets.iterdir() if one.name.startswith("tones-") and one.name.endswith(".js")]
    with Person(browser, house.address) as jo:
        jo.page.goto(house.address)
        found: dict[str, dict[str, object]] = jo.page.evaluate(MEASURE, [f"/static/assets/{name}", RATE])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_heard_and_hurts_nobody(measured: dict[str, dict[str, float]], name: str) -> None:
    sound = measured[name]
    assert 0.05 <= sound["peak"] <= 0.5, sound  # from -26 to -6 dB of full scale: nothing clips, also not two at once
    assert 0.01 <= sound["rms"] <= 0.15, sound
    assert 0.04 <= sound["long"] <= 1.2, sound  # over before the next one


def test_there_is_no_sound_that_nobody_measures(measured: dict[str, dict[str, float]]) -> None:
    assert sorted(measured) == sorted(NAMES)


def test_no_two_are_taken_for_one_another(measured: dict[str, dict[str, list[float]]]) -> None:
    """They differ by half in length or, somewhere in their course, by a third in pitch."""
    for one in HEARD:
        for other in HEARD:
            if one < other:
                first, second = measured[one], measured[other]
                lengths = sorted([float(str(first["long"])), float(str(second["long"]))])
                pitches = [
                    max(pair) / max(1.0, min(pair)) for pair in zip(first["pitch"], second["pitch"], strict=True)
                ]
                assert lengths[1] / lengths[0] > 1.5 or max(pitches) > 1.33, (one, other, first, second)


def test_sound_is_off_by_one_tap_and_stays_off(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hyene", 2, "Jo")
        button = jo.page.get_by_role("button", name="Sound")
        expect(button).to_have_attribute("aria-pressed", "true")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false")
        jo.page.reload()
        expect(button).to_have_attribute("aria-pressed", "false")


# Whatever is heard begins somewhere: count it, by kind of source.
LISTEN = """() => {
  window.heard = [];
  for (const Kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = Kind.prototype.start;
    Kind.prototype.start = function (...args) {
      window.heard.push(Kind.name);
      return start.apply(this, args);
    };
  }
}"""
KNOCKS = 5  # of dice that roll: noise; all else that a throw brings about here has a tone


def test_dice_are_heard_with_reduced_motion_too(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.add_init_script(f"({LISTEN})()")
        jo.begin("hexentanz", 3, "Jo", "Léo", "Ada")
        jo.page.locator(".prompt .step, .prompt .preview .go").first.wait_for()
        knocks = "() => window.heard.filter((kind) => kind === 'AudioBufferSourceNode').length"
        deadline = time.monotonic() + PATIENCE_S
        while jo.page.evaluate(knocks) < KNOCKS:  # sound wakes up with the first touch, a moment later
            assert time.monotonic() < deadline, "no dice were heard"
            with suppress(BrowserError):
                jo.act()
            jo.wait()
