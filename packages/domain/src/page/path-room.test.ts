import { expect, test } from "vitest";
import { pathRoom } from "./path-room.ts";

test("a path with more or longer names needs more room, in hundreds of pixels", () => {
  expect(pathRoom(["Bakery", "Bread", "Rye"])).toBe(300);
  expect(pathRoom(["Bakery", "Recipes of the house", "Bread with nuts", "Rye"])).toBe(400);
  expect(pathRoom(["Bakery", "Recipes of the house", "Bread with nuts", "Rye", "Starter"])).toBe(
    500,
  );
});

test("wide characters count twice, and no name counts for more than the bar shows of it", () => {
  const wide = "パンの作り方と材料について";
  expect(pathRoom([wide, wide, "ライ麦"])).toBe(500);
  expect(pathRoom(["x".repeat(200)])).toBe(300);
});

test("a path needs no more than the widest bar that the stylesheet knows", () => {
  expect(pathRoom(Array.from({ length: 40 }, () => "Recipes of the house"))).toBe(1300);
});
