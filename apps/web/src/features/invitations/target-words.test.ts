import { organizationRoles, roles } from "@stemma/domain/access/role";
import { expect, test } from "vitest";
import { targetWords } from "./target-words.ts";

test("an invitation says into which organization it is, and as what", () => {
  const invitation = { organizationName: "Brotgarten", workspaceName: null };
  const said = organizationRoles.map((role) => targetWords({ ...invitation, role }));
  expect(said).toEqual(["Brotgarten, as a user", "Brotgarten, as an administrator"]);
});

test("an invitation into a workspace says what can be done there", () => {
  const invitation = { organizationName: "Brotgarten", workspaceName: "Kitchen" };
  const said = roles.map((role) => targetWords({ ...invitation, role }));
  expect(said).toEqual([
    "the workspace Kitchen of Brotgarten, to read its pages",
    "the workspace Kitchen of Brotgarten, to read and write its pages",
    "the workspace Kitchen of Brotgarten, to administer it",
  ]);
});
