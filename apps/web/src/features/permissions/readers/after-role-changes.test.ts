import { expect, test } from "vitest";
import { afterRoleChanges } from "./after-role-changes.ts";
import { aReader } from "../testing/a-reader.ts";

const ana = aReader("Ana", { from: "workspace", role: "editor" });
const cyd = aReader("Cyd", { from: "page", role: "administrator" });
const { reasons: _reasons, role: _role, ...ben } = aReader("Ben");

test.each([
  {
    because: "who is new stands where their name belongs",
    change: { person: ben, role: "editor" as const },
    after: [ana, aReader("Ben", { from: "page", role: "editor" }), cyd],
  },
  {
    because: "a role here does not take away one from elsewhere",
    change: { person: ana, role: "viewer" as const },
    after: [
      aReader("Ana", { from: "workspace", role: "editor" }, { from: "page", role: "viewer" }),
      cyd,
    ],
  },
  {
    because: "the stronger of two roles is the one in effect",
    change: { person: ana, role: "administrator" as const },
    after: [
      aReader(
        "Ana",
        { from: "workspace", role: "editor" },
        { from: "page", role: "administrator" },
      ),
      cyd,
    ],
  },
  {
    because: "who has no other reason is gone",
    change: { person: cyd, role: null },
    after: [ana],
  },
  {
    because: "what somebody has elsewhere is not taken here",
    change: { person: ana, role: null },
    after: [ana, cyd],
  },
])("the list is drawn as it will be: $because", ({ change, after }) => {
  expect(afterRoleChanges([ana, cyd], [change], "page")).toEqual(after);
});

test("a later change of the same person is the one that counts", () => {
  const changes = [
    { person: ben, role: "editor" as const },
    { person: ben, role: null },
  ];
  expect(afterRoleChanges([ana], changes, "page")).toEqual([ana]);
});
