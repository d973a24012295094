import { expect, test, vi } from "vitest";
import { createFirstUse } from "./create-first-use.ts";

/** A text with a button and a link, and who waits for its first use. */
function open() {
  const place = document.createElement("main");
  place.innerHTML = "<p>High at noon.</p><button>Edit <b>now</b></button><a href='/'>Home</a>";
  const preload = vi.fn();
  const whenUsed = createFirstUse(() => place);
  const stop = whenUsed(preload);
  const send = (selector: string, type: string, pointerType = "mouse") =>
    place
      .querySelector(selector)
      ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  return { whenUsed, preload, stop, send };
}

test.each([
  { because: "the pointer passes over text", selector: "p", type: "pointerover", uses: 0 },
  { because: "the page scrolls", selector: "p", type: "wheel", uses: 0 },
  {
    because: "a finger begins to scroll",
    selector: "a",
    type: "pointerover",
    by: "touch",
    uses: 0,
  },
  { because: "the pointer comes to a button", selector: "b", type: "pointerover", uses: 1 },
  { because: "the pointer comes to a link", selector: "a", type: "pointerover", uses: 1 },
  { because: "a finger taps", selector: "p", type: "click", by: "touch", uses: 1 },
  { because: "a key is pressed", selector: "p", type: "keydown", uses: 1 },
])("a document was used $uses times, because $because", ({ selector, type, by, uses }) => {
  const { preload, send } = open();
  send(selector, type, by);
  expect(preload).toHaveBeenCalledTimes(uses);
});

test("only the first use is told, and at once to who asks later", () => {
  const { whenUsed, preload, send } = open();
  send("button", "click");
  send("button", "click");
  expect(preload).toHaveBeenCalledTimes(1);
  const later = vi.fn();
  whenUsed(later);
  expect(later).toHaveBeenCalledTimes(1);
});

test("who no longer waits is not told", () => {
  const { preload, stop, send } = open();
  stop();
  send("button", "click");
  expect(preload).not.toHaveBeenCalled();
});
