import { afterEach, expect, test } from "vitest";
import type { UserId } from "@stemma/domain/ids";
import { commandUses } from "./command-uses.ts";

afterEach(() => localStorage.clear());

const ana = "ana" as UserId;
const commands = ["pin", "move", "copy", "delete"].map((id) => ({ id }));
const order = (user: UserId, now?: () => number) =>
  commandUses(user, now)
    .order(commands)
    .map(({ id }) => id);

test("what is used most comes first, and the rest keeps its order", () => {
  expect(order(ana)).toEqual(["pin", "move", "copy", "delete"]);
  for (const id of ["delete", "copy", "copy"]) commandUses(ana).record(id);
  expect(order(ana)).toEqual(["copy", "delete", "pin", "move"]);
});

test("another person on the same device has an own order", () => {
  commandUses(ana).record("delete");
  expect(order("ben" as UserId)[0]).toBe("pin");
});

test("a use of long ago counts less than one of today", () => {
  const today = Date.now();
  const longAgo = () => today - 90 * 24 * 60 * 60 * 1000;
  for (const id of ["copy", "copy", "copy"]) commandUses(ana, longAgo).record(id);
  commandUses(ana, () => today).record("move");
  expect(order(ana, () => today).slice(0, 2)).toEqual(["move", "copy"]);
});

test.each(["not JSON", "null", '{"pin":3,"move":{"weight":"x"}}'])(
  "what is stored can be anything: '%s'",
  (stored) => {
    localStorage.setItem("stemma-command-uses:ana", stored);
    expect(order(ana)).toEqual(["pin", "move", "copy", "delete"]);
    commandUses(ana).record("copy");
    expect(order(ana)[0]).toBe("copy");
  },
);
