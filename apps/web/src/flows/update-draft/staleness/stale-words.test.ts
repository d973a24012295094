import type { UserId, VersionId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { publishedSince } from "../plan/published-since.ts";
import { staleWords, overlapWords } from "./stale-words.ts";
import { aRevert, someVersions } from "../../../entities/version/testing/a-version.ts";

const asker = "writer" as UserId;

test.each<{
  versions: string[];
  reverts?: string[];
  base: string | null;
  published: string;
  says: string;
  because: string;
}>([
  {
    versions: ["v1", "v2<v1"],
    base: "v1",
    published: "v2",
    says: "One version was published since you started: Ana, “v2”.",
    because: "one followed",
  },
  {
    versions: ["v1", "v2<v1", "v3<v2"],
    base: "v1",
    published: "v3",
    says: "2 versions were published since you started: Ana, “v3”; Ana, “v2”.",
    because: "two followed each other",
  },
  {
    versions: ["v1", "v2<v1", "v3<v1"],
    base: "v1",
    published: "v3",
    says: "2 versions were published since you started: Ana, “v3”; Ana, “v2”.",
    because: "two were published side by side: walking parents would miss one",
  },
  {
    versions: ["v1", "v2<v1", "v3<v2", "v4<v3", "v5<v4", "v6<v5"],
    base: "v1",
    published: "v6",
    says: "5 versions were published since you started: Ana, “v6”; Ana, “v5”; Ana, “v4”; and 2 more.",
    because: "a long list is not read out",
  },
  {
    versions: ["v1", "v2<v1"],
    reverts: ["v2>v1"],
    base: "v2",
    published: "v1",
    says: "Jo reverted the page to “v1”, which removed the changes of “v2”.",
    because: "it was reverted to an older version than the draft's",
  },
  {
    versions: ["v1", "v2<v1", "v3<v2"],
    reverts: ["v3>v1"],
    base: "v2",
    published: "v1",
    says: "One version was published since you started, and then Jo reverted the page to “v1”, which removed the changes of “v3” and “v2”.",
    because: "both happened",
  },
  {
    versions: ["v1", "v2<v1", "v3<v2", "v4<v1"],
    reverts: ["v3>v1"],
    base: "v1",
    published: "v4",
    says: "One version was published since you started: Ana, “v4”.",
    because: "v2 and v3 were there already when the page was reverted to the draft's base",
  },
  {
    versions: ["v1"],
    base: null,
    published: "v1",
    says: "One version was published since you started: Ana, “v1”.",
    because: "the draft was begun before anything was published",
  },
])("a writer reads: $says", ({ versions, reverts = [], base, published, says }) => {
  const history = { items: someVersions(...versions), reverts: reverts.map(aRevert) };
  const since = publishedSince(history, base as VersionId | null, published as VersionId);
  const words = since === null ? null : staleWords(since, asker);
  expect(words && words.lead + words.named.join("; ") + words.rest).toBe(says);
});

test("a writer who published from another device is named as 'you'", () => {
  const history = { items: someVersions("v1", "v2<v1"), reverts: [] };
  const since = publishedSince(history, "v1" as VersionId, "v2" as VersionId);
  expect(since && staleWords(since, "ana" as UserId).named).toEqual(["you, “v2”"]);
});

test("nothing is said of versions that the history does not hold yet", () => {
  const history = { items: someVersions("v1"), reverts: [] };
  expect(publishedSince(history, "v1" as VersionId, "v9" as VersionId)).toBeNull();
});

const untouched = { isOurs: false, isInConflict: false };
const ownTitle = { isOurs: true, isInConflict: false };
const twoTitles = { isOurs: true, isInConflict: true };
const titles = "The title changed in your draft and in the published version.";

test.each([
  { ourChanges: 0, touching: 0, title: untouched, says: "You haven't changed anything yet." },
  { ourChanges: 0, touching: 0, title: ownTitle, says: "None of your changes are affected." },
  { ourChanges: 3, touching: 0, title: untouched, says: "None of your changes are affected." },
  { ourChanges: 0, touching: 0, title: twoTitles, says: titles },
  { ourChanges: 7, touching: 1, title: ownTitle, says: "1 of your 7 changes touches it." },
  {
    ourChanges: 7,
    touching: 1,
    title: twoTitles,
    says: `1 of your 7 changes touches it. ${titles}`,
  },
])("a writer reads: $says", ({ ourChanges, touching, title, says }) => {
  const sentence = `${touching} of your ${ourChanges} changes touches it`;
  expect(overlapWords({ ourChanges, touching, theirChanges: 1, sentence }, title)).toBe(says);
});
