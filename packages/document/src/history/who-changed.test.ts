import { expect, test } from "vitest";
import { diffBodies } from "../diff/diff-bodies.ts";
import { mill, pageOf } from "../testing/mill-page.ts";
import { unhurried } from "../testing/unhurried.ts";
import { whoChanged } from "./who-changed.ts";

const { title, first, second, last } = mill;

/** What each version did to each change from the first to the last of these texts: "version: deeds". */
function deedsOf(...versions: readonly (readonly string[])[]): string[][] {
  const bodies = versions.map(pageOf);
  const [from, to] = [bodies[0], bodies.at(-1)];
  if (from === undefined || to === undefined) throw new Error("At least one version is needed.");
  const diff = diffBodies(from, to, unhurried);
  const steps = whoChanged(diff, bodies, unhurried);
  return diff.entries.flatMap(({ change }) =>
    change === null
      ? []
      : [
          (steps.get(change) ?? []).map(({ version, deeds }) => {
            const words = deeds.map((deed) =>
              "count" in deed ? `${deed.count} words` : deed.kind,
            );
            return `${version}: ${words.join(", ")}`;
          }),
        ],
  );
}

test("each change names the versions that made it, oldest first", () => {
  expect(
    deedsOf(
      [title, first, second, last],
      [title, "a We grind at ten. Then we sweep the yard.", second, last],
      [title, "a We grind at ten. Then we sweep the old barn.", last, "n Wolves howl."],
    ),
  ).toEqual([["1: 1 words", "2: 2 words"], ["2: deleted"], ["2: wrote"]]);
});

test("a split, a join, a move and formatting are deeds of their own", () => {
  expect(
    deedsOf(
      [title, first, second, last],
      [title, "a We grind at six. ", "n Then we sweep the yard.", second, last],
    ),
  ).toEqual([["1: split"]]);
  expect(
    deedsOf([title, first, second, last], [title, `${first} The flour is sold at nine.`, last]),
  ).toEqual([["1: joined"]]);
  expect(
    deedsOf(
      [title, first, second, last],
      [title, second, last, first],
      [title, second, last, first],
    ),
  ).toEqual([["1: moved"]]);
  expect(deedsOf([title, first, second], [title, first.replace("six", "*six*"), second])).toEqual([
    ["1: formatted"],
  ]);
});

test("what came and went again between the two texts is no change", () => {
  expect(deedsOf([title, first], [title, first, second], [title, first])).toEqual([]);
});
