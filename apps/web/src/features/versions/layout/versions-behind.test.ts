import { expect, it } from "vitest";
import { aHistory, idOf } from "../testing/a-history.ts";
import { versionsBehind } from "./versions-behind.ts";

const versions = aHistory("a", "b<a", "c<b", "side<a");

it.each([
  { because: "its base is published", base: "c", published: "c", behind: 0 },
  { because: "one was published on its base", base: "b", published: "c", behind: 1 },
  { because: "two were", base: "a", published: "c", behind: 2 },
  { because: "another branch was published", base: "c", published: "side", behind: 1 },
  { because: "the page was set back to an older version", base: "c", published: "a", behind: 0 },
  { because: "it has no base", base: null, published: "b", behind: 2 },
  { because: "nothing is published", base: null, published: null, behind: 0 },
])("a draft is $behind behind when $because", ({ base, published, behind }) => {
  const id = (name: string | null) => (name === null ? null : idOf(name));
  expect(versionsBehind(versions, id(base), id(published))).toBe(behind);
});
