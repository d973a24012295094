import { expect, test } from "vitest";
import { resolvingKey } from "./resolving-key.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  { pressed: { key: "1" }, step: "ours", because: "yours stands first" },
  { pressed: { key: "2" }, step: "theirs", because: "theirs stands second" },
  { pressed: { key: "3" }, step: "both", because: "both come third" },
  { pressed: { key: "E" }, step: "edit", because: "Caps Lock changes nothing" },
  { pressed: { key: "ArrowRight" }, step: "next", because: "the next lies to the right" },
  { pressed: { key: "Enter" }, step: "continue", because: "Enter goes on" },
  { pressed: { key: "1", ctrlKey: true }, step: null, because: "it is the browser's first tab" },
  { pressed: { key: "Enter", shiftKey: true }, step: null, because: "it means nothing here" },
  { pressed: { key: "x" }, step: null, because: "it means nothing here" },
])("a writer who presses $pressed.key asks for $step, because $because", ({ pressed, step }) => {
  expect(resolvingKey({ ...plain, ...pressed })).toBe(step);
});
