import type { OrganizationId } from "@stemma/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createAccessStore } from "./access.store.ts";
import { authorizeManaging, authorizePage, authorizeWorkspace } from "./authorized.ts";
import { enterOrganization } from "./organization-scope.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test("a request that began in one organization goes on in it when the asker switches in another tab", async () => {
  const owner = await server.signUp("Olga Owner");
  const mia = await server.signUp("Mia Member");
  const { id: own } = mia.account.organization;
  const { personalWorkspaceId } = mia.account.configuration;
  const page = await publishedPage(owner, "Theirs", "1");
  await joinOrganization(server, mia, owner, [{ id: page.workspaceId, role: "administrator" }]);
  const access = createAccessStore(server.sql);
  const scope = await enterOrganization(access, { userId: mia.account.user.id });

  await mia.client.organizations.activate({ organizationId: own });

  const standings = await Promise.all([
    access.findPage(scope, page.pageId),
    access.findWorkspace(scope, page.workspaceId),
    access.findWorkspace(scope, personalWorkspaceId),
  ]);
  const seen = standings.map((standing): [OrganizationId | undefined, boolean | undefined] => [
    standing?.organizationId,
    standing?.isActiveOrganization,
  ]);
  const { id: theirs } = owner.account.organization;
  expect(seen).toEqual([
    [theirs, true],
    [theirs, true],
    [own, false],
  ]);
});

test("a member who is removed while their request runs is refused for the rest of it", async () => {
  const owner = await server.signUp("Olga Remover");
  const mia = await server.signUp("Mia Removed");
  const page = await publishedPage(owner, "Theirs", "1");
  await joinOrganization(server, mia, owner, [{ id: page.workspaceId, role: "administrator" }]);
  const access = createAccessStore(server.sql);
  const { id: userId } = mia.account.user;
  const scope = await enterOrganization(access, { userId });
  expect(() => authorizeManaging(scope)).toThrow(expect.objectContaining({ code: "NOT_ALLOWED" }));
  // The roles stay, so only the membership decides.
  await server.sql`delete from organization_members
    where organization_id = ${scope.organizationId} and user_id = ${userId}`;

  const found = await access.findPage(scope, page.pageId);
  const workspace = await access.findWorkspace(scope, page.workspaceId);

  expect(found).toMatchObject({ isActiveOrganization: false, isOrganizationMember: false });
  expect(workspace).toMatchObject({ isActiveOrganization: false, isOrganizationMember: false });
  expect(() => authorizePage(found, "view")).toThrow(
    expect.objectContaining({ code: "NO_ACCESS" }),
  );
  expect(() => authorizeWorkspace(workspace, "view")).toThrow(
    expect.objectContaining({ code: "NO_ACCESS" }),
  );
  await expect(enterOrganization(access, { userId })).rejects.toMatchObject({
    code: "ACCOUNT_NOT_OPENED",
  });
  await expect(enterOrganization(access, { userId }, scope.organizationId)).rejects.toMatchObject({
    code: "NOT_IN_ORGANIZATION",
  });
});
