import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { putAway } from "../../../../lib/testing/draw-component.tsx";
import { aText } from "../../testing/a-text.ts";
import { drawConflicts } from "../../testing/draw-conflicts.tsx";

afterEach(putAway);

const base = aText("Bread", { a: "Feed it at six." });
const ours = aText("Bread", { a: "Feed it at seven." });
const theirs = aText("Bread", { a: "Feed it at nine." });

const arrows = () =>
  screen
    .queryAllByRole<HTMLButtonElement>("button", { name: /^(Previous|Next) \(/ })
    .map(({ disabled }) => (disabled ? "disabled" : "enabled"));

test("the only conflict has its place in the count, and no arrows", () => {
  drawConflicts({ base, ours, theirs });
  expect(screen.getByRole("heading", { name: "Paragraph, 1 of 1" })).toBeDefined();
  expect(arrows()).toEqual([]);
});

test("several conflicts have arrows, of which the one past an end is disabled", async () => {
  const { person } = drawConflicts({
    base,
    ours: { ...ours, title: "Rye" },
    theirs: { ...theirs, title: "Wheat" },
  });
  expect(screen.getByRole("heading", { name: "Title, 1 of 2" })).toBeDefined();
  expect(arrows()).toEqual(["disabled", "enabled"]);
  await person.click(screen.getByRole("button", { name: "Next (→)" }));
  expect(screen.getByRole("heading", { name: "Paragraph, 2 of 2" })).toBeDefined();
  expect(arrows()).toEqual(["enabled", "disabled"]);
});
