import { expect, it } from "vitest";
import { caretMenuPosition } from "./caret-menu-position.ts";

const size = { width: 220, height: 180 };
const viewport = { width: 390, height: 800 };

it.each([
  { kind: "paragraph", top: 128 },
  { kind: "h1", top: 147 },
  { kind: "h2", top: 137 },
  { kind: "h3", top: 131 },
] as const)("the slash menu is at its offset below the line of a $kind", ({ kind, top }) => {
  expect(caretMenuPosition({ left: 20, top: 100 }, kind, size, viewport)).toEqual({
    left: 20,
    top,
  });
});

it("near the bottom the slash menu is above the line, and it stays within the sides", () => {
  const position = caretMenuPosition({ left: 380, top: 760 }, "paragraph", size, viewport);
  expect(position).toEqual({ left: 162, top: 574 });
});
