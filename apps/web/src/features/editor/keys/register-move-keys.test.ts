import { expect, it } from "vitest";
import { moveOfKey } from "./register-move-keys.ts";

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const others = { ...bare, altKey: true, shiftKey: true };
const apples = { ...bare, ctrlKey: true, metaKey: true };

it("moves rows by a chord that selects nothing on the device", () => {
  const move = (keys: typeof bare, key: string, isApple: boolean) =>
    moveOfKey({ ...keys, key } as KeyboardEvent, isApple);
  expect([move(others, "ArrowUp", false), move(others, "ArrowDown", false)]).toEqual([-1, 1]);
  expect([move(apples, "ArrowUp", true), move(apples, "ArrowDown", true)]).toEqual([-1, 1]);
  expect([move(others, "ArrowUp", true), move(apples, "ArrowUp", false)]).toEqual([null, null]);
  expect(move(others, "ArrowLeft", false)).toBeNull();
});
