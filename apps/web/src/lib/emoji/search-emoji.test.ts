import { describe, expect, it } from "vitest";
import { emojiOfCode, searchEmoji } from "./search-emoji.ts";

describe("a writer finds an emoji", () => {
  it.each([
    { query: "tada", first: "🎉", because: "it is the short code" },
    { query: "+1", first: "👍️", because: "short codes have signs" },
    { query: "tad", first: "🎉", because: "the short code begins so" },
    { query: "bread", first: "🍞", because: "it is the name" },
    { query: "celebrat", first: "🥳", because: "a word about it begins so" },
    { query: "party_pop", first: "🎉", because: "every word of the name begins so" },
    { query: "TADA", first: "🎉", because: "case does not matter" },
  ])("by '$query': $because", ({ query, first }) => {
    expect(searchEmoji(query, 8)[0]?.character).toBe(first);
  });

  it("and no more than asked for, each once", () => {
    const found = searchEmoji("fa", 8);
    expect(found).toHaveLength(8);
    expect(new Set(found.map(({ character }) => character)).size).toBe(8);
  });

  it.each(["zzzz", "_", "--"])("nowhere by '%s'", (query) => {
    expect(searchEmoji(query, 8)).toEqual([]);
  });

  it("by its whole short code alone", () => {
    expect(emojiOfCode("tada")?.character).toBe("🎉");
    expect(emojiOfCode("tad")).toBeUndefined();
  });
});
