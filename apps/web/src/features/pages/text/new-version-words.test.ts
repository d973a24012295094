import { expect, it } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import type { UserId, VersionId } from "@stemma/domain/ids";
import { newVersionWords } from "./new-version-words.ts";

const [mara, olga, nobody] = ["mara", "olga", "nobody"] as UserId[];

const versionBy = (id: string, publishedBy: UserId | undefined, publishedAt: string) =>
  ({
    id: id as VersionId,
    publishedBy,
    publishedAt,
    publisherName: `${publishedBy}'s name`,
  }) as VersionSummary;

const lastVersions = [
  versionBy("second", mara, "2026-02-02T00:00:00.000Z"),
  versionBy("first", olga, "2026-01-01T00:00:00.000Z"),
];

const page = (publishedVersion: string, updatedBy: UserId | undefined, updatedAt: string) => ({
  lastVersions,
  page: { publishedVersion, updatedBy, updatedAt } as PageView["page"],
});

it.each([
  {
    view: page("second", mara, "2026-02-02T00:00:00.000Z"),
    reader: olga,
    words: "A new version was published by mara's name.",
    because: "somebody else published",
  },
  {
    view: page("second", mara, "2026-02-02T00:00:00.000Z"),
    reader: mara,
    words: "A new version was published by you.",
    because: "it was the reader, on another device",
  },
  {
    view: page("first", olga, "2026-03-03T00:00:00.000Z"),
    reader: mara,
    words: "The page was reverted to an earlier version by olga's name.",
    because: "the version is older than the change",
  },
  {
    view: page("first", nobody, "2026-03-03T00:00:00.000Z"),
    reader: mara,
    words: "The page was reverted to an earlier version.",
    because: "who did it published nothing lately",
  },
])("a reader is told '$words', because $because", ({ view, reader, words }) => {
  expect(newVersionWords(view, reader ?? null)).toBe(words);
});
