import { expect, test } from "vitest";
import { orderWorkspaces } from "./order-workspaces.ts";

test("the personal workspace is offered first, the others by name", () => {
  const named = (workspaceName: string, isPersonalWorkspace = false) => ({
    workspaceName,
    isPersonalWorkspace,
  });
  const given = [named("Öfen"), named("Kitchen"), named("Personal", true), named("accounts")];
  expect(orderWorkspaces(given).map((workspace) => workspace.workspaceName)).toEqual([
    "Personal",
    "accounts",
    "Kitchen",
    "Öfen",
  ]);
});
