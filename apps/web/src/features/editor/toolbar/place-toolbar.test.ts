import { expect, it } from "vitest";
import { placeToolbar } from "./place-toolbar.ts";

const phone = { left: 0, top: 0, right: 390, bottom: 700 };
const size = { width: 300, height: 40 };
const at = (top: number, bottom: number, left = 100, right = 300) => ({ left, top, right, bottom });

it.each([
  {
    selection: at(300, 330),
    place: { left: 50, top: 252 },
    because: "it is centered above the selection",
  },
  {
    selection: at(300, 330, 0, 20),
    place: { left: 8, top: 252 },
    because: "it keeps a margin at the left edge",
  },
  {
    selection: at(300, 330, 370, 390),
    place: { left: 82, top: 252 },
    because: "it keeps a margin at the right edge",
  },
  {
    selection: at(20, 50),
    place: { left: 50, top: 58 },
    because: "there is no room above",
  },
  {
    selection: at(20, 690),
    place: { left: 50, top: 8 },
    because: "the selection is as tall as the screen",
  },
  {
    selection: at(-300, 60),
    place: { left: 50, top: 68 },
    because: "the start of the selection is out of view",
  },
  { selection: at(-300, -10), place: null, because: "the selection is out of view" },
])("the toolbar is placed at $place, because $because", ({ selection, place }) => {
  expect(placeToolbar(selection, size, phone, false)).toEqual(place);
});

it("the toolbar is below a touch selection, clear of its handles", () => {
  expect(placeToolbar(at(300, 330), size, phone, true)).toEqual({ left: 50, top: 362 });
});
