import * as fc from "fast-check";
import { expect, it } from "vitest";
import { blockText } from "../block-text.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";
import { anyEdits, applyEdits } from "../testing/any-edits.ts";
import { anyNumberedPage } from "../testing/any-pages.ts";
import { slowly } from "../testing/slowly.ts";
import { nextAuthors } from "./next-authors.ts";

/**
 * The writers of the second version, the third and the fourth. Their words begin with different letters: where a split cuts a
 * word, its head is not the head of another writer's word.
 */
const writers = ["ana", "ben", "cem"] as const;

/** A page and the versions that three writers publish after each other. */
const anyHistory = fc
  .tuple(anyNumberedPage(), anyEdits(), anyEdits(), anyEdits())
  .map(([page, ...edits]) => {
    const versions = [page];
    for (const [index, each] of edits.entries()) {
      versions.push(applyEdits(versions.at(-1) ?? page, each, writers[index] ?? ""));
    }
    return versions;
  });

/** Each word of the last version with the sequence of its author. */
function authoredWords(versions: readonly PageBody[]) {
  let parent: Parameters<typeof nextAuthors>[0] = null;
  for (const [index, body] of versions.entries()) {
    parent = { body, ...nextAuthors(parent, body, index + 1) };
  }
  const words: { word: string; authors: Set<number> }[] = [];
  for (const [index, block] of bodyBlocks(versions.at(-1) as PageBody).entries()) {
    const text = blockText(block);
    const each = (parent?.authors[index] ?? []).flatMap(([length, author]) =>
      Array.from({ length }, () => author),
    );
    expect(each).toHaveLength(text.length);
    for (const { 0: word, index: start } of text.matchAll(/[a-z0-9]+/g)) {
      words.push({ word, authors: new Set(each.slice(start, start + word.length)) });
    }
  }
  return words;
}

it(
  "a word is nearly always credited to its writer, and never to an earlier version",
  slowly,
  () => {
    let [words, others] = [0, 0];
    for (const versions of fc.sample(anyHistory, { numRuns: 1600, seed: 12 })) {
      const originals = new Set(versions.slice(0, 1).flatMap(wordsOf));
      for (const { word, authors } of authoredWords(versions)) {
        const name = /^([a-z]{3})\d+$/.exec(word)?.[1];
        const writer = writers.findIndex((one) => one === name) + 2;
        if (writer === 1 && !originals.has(word)) continue;
        words += 1;
        if ([...authors].some((author) => author !== writer)) others += 1;
        expect(Math.min(...authors)).toBeGreaterThanOrEqual(writer);
      }
    }
    expect(words).toBeGreaterThan(100_000);
    // A word that was cut with fewer than two neighbours, or from a row that was written anew, counts as typed again.
    expect(others / words).toBeLessThan(0.01);
  },
);

function wordsOf(body: PageBody): string[] {
  return bodyBlocks(body).flatMap((block) => blockText(block).split(" "));
}
