import { expect, test } from "vitest";
import { afterRoleChanges } from "./after-role-changes.ts";
import { aReader } from "../testing/a-reader.ts";

const ana = aReader("Ana", { from: "workspace", role: "editor" });
const cyd = aReader("Cyd", { from: "page", role: "administrator" });
const { reasons: _reasons, role: _role, ...ben } = aReader("Ben");

test.each([
  {
    because: "a new reader is inserted by name",
    change: { person: ben, role: "editor" as const },
    after: [ana, aReader("Ben", { from: "page", role: "editor" }), cyd],
  },
  {
    because: "a role on the page keeps the role from the workspace",
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
    because: "a reader without another reason is removed",
    change: { person: cyd, role: null },
    after: [ana],
  },
  {
    because: "removing a role on the page keeps the role from the workspace",
    change: { person: ana, role: null },
    after: [ana, cyd],
  },
])("the list after a change: $because", ({ change, after }) => {
  expect(afterRoleChanges([ana, cyd], [change], "page")).toEqual(after);
});

test("the last change of a person counts", () => {
  const changes = [
    { person: ben, role: "editor" as const },
    { person: ben, role: null },
  ];
  expect(afterRoleChanges([ana], changes, "page")).toEqual([ana]);
});
