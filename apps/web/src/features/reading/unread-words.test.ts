import { expect, test } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import { unreadWords } from "./unread-words.ts";

const now = new Date(2026, 10, 22, 12);
const shown = { id: "v", publishMessage: { subjectLine: "First version", body: "" } };

function wordsOf(readAt: Date, versionCount: number, subjectLines: string[]): string {
  const unread = { lastReadVersion: "r", readAt: readAt.toISOString(), versionCount, subjectLines };
  const view = { unread, page: { publishedVersion: "v" }, lastVersions: [shown] };
  const { lead, details } = unreadWords(view as unknown as PageView, now);
  return lead + details;
}

test.each([
  {
    readAt: new Date(2026, 2, 5),
    count: 3,
    subjects: ["Times for winter", "Proofing room", "Thirty degrees"],
    words:
      "3 versions since you last read it (Mar 5): “Times for winter”, “Proofing room”, “Thirty degrees”.",
    because: "all subject lines are named",
  },
  {
    readAt: new Date(2026, 10, 22, 1),
    count: 1,
    subjects: ["More salt"],
    words: "1 version since you last read it (today): “More salt”.",
    because: "it was read on the same day",
  },
  {
    readAt: new Date(2025, 2, 5),
    count: 12,
    subjects: ["A", "B", "C"],
    words: "12 versions since you last read it (Mar 5, 2025), most recently “C”, “B”, “A”.",
    because: "of many, only the newest are named, the newest one first; the year is another one",
  },
  {
    readAt: new Date(2026, 2, 5),
    count: 0,
    subjects: [],
    words: "This page went back to “First version” since you last read it (Mar 5).",
    because: "a revert set the page back",
  },
])("“$words”, because $because", ({ readAt, count, subjects, words }) => {
  expect(wordsOf(readAt, count, subjects)).toBe(words);
});
