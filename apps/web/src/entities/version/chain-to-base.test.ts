import type { VersionId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { chainToBase } from "./chain-to-base.ts";
import { someVersions } from "./testing/a-version.ts";

const summaries = someVersions("v1", "v2<v1", "v3<v2", "side<v1");
const id = (name: string) => name as VersionId;

test.each([
  { published: "v3", base: "v1", chain: ["v3", "v2", "v1"], because: "each follows the other" },
  { published: "v3", base: "side", chain: null, because: "the base is on another branch" },
  { published: "v1", base: "v3", chain: null, because: "the page was set back" },
])("the way from $published to $base is $chain, because $because", ({ published, base, chain }) => {
  const found = chainToBase(summaries, id(published), id(base));
  expect(found?.map((version) => version.id) ?? null).toEqual(chain);
});
