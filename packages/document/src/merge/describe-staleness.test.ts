import { expect, it } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { describeStaleness } from "./describe-staleness.ts";

const base = bodyOf(["a", "one"], ["b", "two"], ["c", "three"], ["d", "four"]);
const theirs = bodyOf(["a", "one"], ["b", "two theirs"], ["c", "three"], ["d", "four theirs"]);

it.each([
  { because: "nothing was written", ours: base, sentence: "you changed nothing yet" },
  {
    because: "the one change is elsewhere",
    ours: bodyOf(["a", "one ours"], ["b", "two"], ["c", "three"], ["d", "four"]),
    sentence: "your 1 change touches no paragraph they changed",
  },
  {
    because: "two changes are elsewhere",
    ours: bodyOf(["a", "one ours"], ["b", "two"], ["n", "new"], ["c", "three"], ["d", "four"]),
    sentence: "none of your 2 changes touches a paragraph they changed",
  },
  {
    because: "the one change is in their paragraph",
    ours: bodyOf(["a", "one"], ["b", "two ours"], ["c", "three"], ["d", "four"]),
    sentence: "your 1 change touches the same paragraph",
  },
  {
    because: "one of three is",
    ours: bodyOf(["a", "one *ours*"], ["b", "two ours"], ["d", "four"]),
    sentence: "1 of your 3 changes touches the same paragraph",
  },
  {
    because: "two of three are",
    ours: bodyOf(["a", "one ours"], ["b", "two ours"], ["c", "three"]),
    sentence: "2 of your 3 changes touch the same paragraphs",
  },
])("a writer with a stale draft is told so when $because", ({ ours, sentence }) => {
  expect(describeStaleness(base, ours, theirs)).toMatchObject({ theirChanges: 2, sentence });
});
