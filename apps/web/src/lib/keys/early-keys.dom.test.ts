import { afterEach, expect, test } from "vitest";
import { holdEarlyKeys, type EarlyKeys } from "./early-keys.ts";

let keys: EarlyKeys | null = null;
let stop: () => void = () => undefined;

afterEach(() => {
  void keys?.release();
  stop();
  document.body.replaceChildren();
});

/** The keys that the window receives from now on. */
function received(): string[] {
  const names: string[] = [];
  const listen = ({ key, ctrlKey }: KeyboardEvent) => names.push(ctrlKey ? `Ctrl+${key}` : key);
  window.addEventListener("keydown", listen);
  stop = () => window.removeEventListener("keydown", listen);
  return names;
}

/** Presses a key where the focus is. Returns whether the browser still does what it does with this key. */
function press(key: string, ctrlKey = false, target: Element = document.body): boolean {
  const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
  const init = { key, code, ctrlKey, bubbles: true, cancelable: true };
  return target.dispatchEvent(new KeyboardEvent("keydown", init));
}

test("shortcuts are held until they can be answered, and come in their order", async () => {
  const names = received();
  keys = holdEarlyKeys();
  expect([press("g"), press("d"), press("k", true)]).toEqual([false, false, false]);
  expect(names).toEqual([]);
  await keys.release();
  expect(names).toEqual(["g", "d", "Ctrl+k"]);
});

test("what is typed after the palette's shortcut is held with it", async () => {
  const names = received();
  keys = holdEarlyKeys();
  press("k", true);
  for (const key of ["r", "y", " ", "e", "Backspace", "Enter"]) press(key);
  await keys.release();
  expect(names).toEqual(["Ctrl+k", "r", "y", " ", "e", "Backspace", "Enter"]);
});

test("keys of the browser stay the browser's", async () => {
  const names = received();
  keys = holdEarlyKeys();
  const others = ["Tab", " ", "Enter", "PageDown", "ArrowDown", "F5"];
  expect(others.map((key) => press(key))).toEqual(others.map(() => true));
  expect(press("p", true)).toBe(true);
  expect(names).toEqual([...others, "Ctrl+p"]);
});

test("a letter typed into a field is the field's", async () => {
  const names = received();
  const field = document.body.appendChild(document.createElement("input"));
  keys = holdEarlyKeys();
  expect(press("g", false, field)).toBe(true);
  expect(names).toEqual(["g"]);
});

test("nothing is held after the release", async () => {
  const names = received();
  keys = holdEarlyKeys();
  press("g");
  await keys.release();
  press("d");
  await keys.release();
  expect(names).toEqual(["g", "d"]);
});
