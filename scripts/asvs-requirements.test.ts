import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync(new URL("../docs/asvs.md", import.meta.url), "utf8");

/** A row for a requirement: its number, its level, the state, and what shows it. */
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (\d) +\| .+? \| ([a-z ]+?) +\| (.+?) *\|$/gm),
].map(([, id = "", level = "", state = "", shownBy = ""]) => ({ id, level, state, shownBy }));

/** How many requirements of each level ASVS 5.0.0 has. */
const all = { "1": 70, "2": 183 };

test("every requirement of levels 1 and 2 has one row", () => {
  const counted = (level: string) => rows.filter((row) => row.level === level).length;
  expect({ "1": counted("1"), "2": counted("2") }).toEqual(all);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test("what is met is shown by a file or another document", () => {
  const unshown = rows.filter(
    ({ state, shownBy }) => state === "met" && !/`.+`|\]\(/.test(shownBy),
  );
  expect(unshown).toEqual([]);
});

test.each(["1", "2"] as const)("the numbers of level %s are those of its rows", (level) => {
  const of = (state: string) =>
    rows.filter((row) => row.level === level && row.state === state).length;
  const written = new RegExp(
    `^\\| ${level} +\\| (\\d+) +\\| (\\d+) +\\| (\\d+) +\\| (\\d+) +\\|$`,
    "m",
  );
  const [, ...numbers] = written.exec(text) ?? [];
  expect(numbers.map(Number)).toEqual([of("met"), of("not applicable"), of("open"), all[level]]);
});
