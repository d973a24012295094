import { expect, test } from "vitest";
import { whoSees } from "./who-sees.ts";

const people = (...names: readonly string[]) => names.map((name) => ({ name }));
const many = people("Ana", "Ben", "Cyd", "Dov", "Eli", "Fay", "Gus");

test.each([
  {
    gaining: people(),
    losing: people(),
    words: ["Nobody else's access changes."],
    because: "the same people belong to both workspaces",
  },
  {
    gaining: people(),
    losing: people("Ana", "Ben", "Cyd"),
    words: ["3 people will no longer see this page: Ana, Ben, and Cyd."],
    because: "three belong only to the old workspace",
  },
  {
    gaining: people("Dov", "Eli"),
    losing: people(),
    words: ["2 people will begin to see this page: Dov and Eli."],
    because: "two belong only to the new one",
  },
  {
    gaining: people("Dov"),
    losing: people("Ana"),
    words: [
      "1 person will no longer see this page: Ana.",
      "1 person will begin to see this page: Dov.",
    ],
    because: "what is lost is said first",
  },
  {
    gaining: many.slice(0, 6),
    losing: people(),
    words: ["6 people will begin to see this page: Ana, Ben, Cyd, Dov, Eli, and Fay."],
    because: "six names take no more room than five and a count",
  },
  {
    gaining: many,
    losing: people(),
    words: ["7 people will begin to see this page: Ana, Ben, Cyd, Dov, Eli, and 2 others."],
    because: "more names than six are counted",
  },
  {
    gaining: people(" "),
    losing: people(),
    words: ["1 person will begin to see this page: someone without a name."],
    because: "a person may have no name",
  },
])("a mover reads $words, because $because", ({ gaining, losing, words }) => {
  expect(whoSees({ gaining, losing })).toEqual(words);
});

test("people beyond the first ones are counted", () => {
  const change = { gaining: many, losing: people("Ana"), counts: { gaining: 812, losing: 1 } };
  expect(whoSees(change)).toEqual([
    "1 person will no longer see this page: Ana.",
    "812 people will begin to see this page: Ana, Ben, Cyd, Dov, Eli, and 807 others.",
  ]);
});
