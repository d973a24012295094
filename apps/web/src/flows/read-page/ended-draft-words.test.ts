import { expect, it } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import type { UserId, VersionId } from "@stemma/domain/ids";
import { endedDraftWords } from "./ended-draft-words.ts";

const [mara, olga] = ["mara", "olga"] as [UserId, UserId];

const versionBy = (id: string, publishedBy: UserId) =>
  ({
    id: id as VersionId,
    publishedBy,
    publishMessage: { subjectLine: `The ${id} one`, body: "" },
  }) as VersionSummary;

const lastVersions = [
  versionBy("third", olga),
  versionBy("second", mara),
  versionBy("first", mara),
];

it.each([
  {
    based: "first",
    published: "second",
    words: "You published this draft in another tab or on another device, as “The second one”.",
    because: "a version of their own is there that was not",
  },
  {
    based: "second",
    published: "second",
    words:
      "You deleted this draft in another tab or on another device. This is the published page.",
    because: "nothing was published since",
  },
  {
    based: "second",
    published: "third",
    words:
      "You deleted this draft in another tab or on another device. This is the published page.",
    because: "what was published is somebody else's",
  },
])("a writer is told '$words', because $because", ({ based, published, words }) => {
  const draft = { userId: mara, previousNode: based } as Draft;
  const page = { publishedVersion: published } as PageView["page"];
  expect(endedDraftWords(draft, { page, lastVersions })).toBe(words);
});
