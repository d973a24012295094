import { expect, it } from "vitest";
import { aHistory, idOf, summariesOf } from "../testing/a-history.ts";
import { comparableVersions } from "./comparable-versions.ts";

const versions = summariesOf(aHistory("a", "b<a", "c<b", "d<c"));
const byId = new Map(versions.map((version) => [version.id, version]));

it.each([
  { because: "all three are others", id: "b", published: "c", others: ["a", "c", "d"] },
  { because: "the published one is its parent", id: "d", published: "c", others: ["c", "b", "a"] },
  { because: "a first version has no parent", id: "a", published: "d", others: ["d", "c", "b"] },
  {
    because: "it is published, and newer ones were left behind",
    id: "a",
    published: "a",
    others: ["d", "c", "b"],
  },
])("a version is compared with $others, for $because", ({ id, published, others }) => {
  const version = byId.get(idOf(id));
  const model = { versions, byId, publishedVersion: idOf(published) };
  const found = version === undefined ? [] : comparableVersions(model, version, new Date());
  expect(found.map((other) => other.version.id)).toEqual(others);
});

it("names the publisher of every version that is offered", () => {
  const [version] = versions;
  const model = { versions, byId, publishedVersion: idOf("c") };
  const labels = version === undefined ? [] : comparableVersions(model, version, new Date(2026, 5));
  expect(labels.map(({ label }) => label)).toEqual([
    "With the published version, “c”, Ana Weiss, Mar 3",
    "With the newest version, “d”, Ana Weiss, Mar 4",
    "“b”, Ana Weiss, Mar 2",
  ]);
});
