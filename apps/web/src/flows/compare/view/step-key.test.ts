import { expect, test } from "vitest";
import { stepKey } from "./step-key.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  { pressed: { key: "n" }, leads: 1, because: "N is next" },
  { pressed: { key: "j" }, leads: 1, because: "J is down" },
  { pressed: { key: "ArrowDown", altKey: true }, leads: 1, because: "Alt+↓ works everywhere" },
  { pressed: { key: "p" }, leads: -1, because: "P is previous" },
  { pressed: { key: "K" }, leads: -1, because: "Caps Lock changes nothing" },
  { pressed: { key: "ArrowUp", altKey: true }, leads: -1, because: "Alt+↑ works everywhere" },
  { pressed: { key: "ArrowDown" }, leads: 0, because: "arrows scroll" },
  { pressed: { key: "n", ctrlKey: true }, leads: 0, because: "the browser opens a window" },
  { pressed: { key: "n", altKey: true }, leads: 0, because: "it may be a letter of the layout" },
])("a reader who presses a key goes $leads, because $because", ({ pressed, leads }) => {
  expect(stepKey({ ...plain, ...pressed })).toBe(leads);
});
