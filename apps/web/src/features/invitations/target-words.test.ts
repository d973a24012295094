import { organizationRoles, roles } from "@stemma/domain/access/role";
import { expect, test } from "vitest";
import { targetWords } from "./target-words.ts";

test("an invitation names the organization and the role", () => {
  const invitation = { organizationName: "Brotgarten", workspaceName: null };
  const words = organizationRoles.map((role) => targetWords({ ...invitation, role }));
  expect(words).toEqual(["Brotgarten, as a user", "Brotgarten, as an admin"]);
});

test("an invitation into a workspace names what the role allows", () => {
  const invitation = { organizationName: "Brotgarten", workspaceName: "Kitchen" };
  const words = roles.map((role) => targetWords({ ...invitation, role }));
  expect(words).toEqual([
    "the workspace Kitchen of Brotgarten, to read its pages",
    "the workspace Kitchen of Brotgarten, to read and write its pages",
    "the workspace Kitchen of Brotgarten, to administer it",
  ]);
});
