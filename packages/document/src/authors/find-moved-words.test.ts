import { expect, test } from "vitest";
import { createMovedWordsFinder } from "./find-moved-words.ts";

test("a text that repeats one word 20,000 times is searched in linear time", () => {
  const text = "grain ".repeat(20_000);
  const findMoved = createMovedWordsFinder([{ text, spans: [[text.length, 1]] }]);
  const lengths = new Map<number, number>();
  for (const [length, sequence] of findMoved(`Here ${text}`, 2)) {
    lengths.set(sequence, (lengths.get(sequence) ?? 0) + length);
  }
  const end = " ".length;
  expect(lengths).toEqual(
    new Map([
      [2, "Here ".length + end],
      [1, text.length - end],
    ]),
  );
});
