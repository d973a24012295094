import { expect, test } from "vitest";
import { newestWorkspaces } from "./newest-workspaces.ts";

const changed = (name: string, updatedAt: string | null) => ({
  name,
  latestChange: updatedAt === null ? null : { updatedAt },
});
const all = [
  changed("Archive", "2026-01-01T00:00:00.000Z"),
  changed("Bakery", "2026-11-01T00:00:00.000Z"),
  changed("Empty", null),
  changed("Kitchen", "2026-11-02T00:00:00.000Z"),
];

test.each([
  { max: 2, names: ["Bakery", "Kitchen"], because: "they changed last, and keep their order" },
  { max: 3, names: ["Archive", "Bakery", "Kitchen"], because: "an empty one never changed" },
  { max: 9, names: ["Archive", "Bakery", "Empty", "Kitchen"], because: "there is room for all" },
])("of four workspaces at most $max are shown: $names, for $because", ({ max, names }) => {
  expect(newestWorkspaces(all, max).map(({ name }) => name)).toEqual(names);
});
