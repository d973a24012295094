import { ORPCError } from "@orpc/client";
import type { Role } from "@stemma/domain/access/role";
import type { PageId, UserId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Client, Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let owner: Person;
let mia: Person;
let pageId: PageId;
let versionId: VersionId;
let workspaceId: WorkspaceId;
let miaId: UserId;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp("Olga Owner");
  mia = await server.signUp("Mia Member");
  miaId = mia.account.user.id;
  ({ pageId, versionId, workspaceId } = await publishedPage(owner, "Bread", "Flour"));
  await joinOrganization(server, mia, owner, []);
});

afterAll(() => server.stop());

/** Every procedure that needs a permission on a page or a workspace, with the least role that it needs. */
const calls: { name: string; least: Role; call(client: Client): Promise<unknown> }[] = [
  { name: "pages.get", least: "viewer", call: (client) => client.pages.get({ pageId }) },
  { name: "versions.list", least: "viewer", call: (client) => client.versions.list({ pageId }) },
  { name: "versions.get", least: "viewer", call: (client) => client.versions.get({ versionId }) },
  {
    name: "pages.subscribe",
    least: "viewer",
    call: (client) => client.pages.subscribe({ pageId, action: "subscribe" }),
  },
  {
    name: "recents.add",
    least: "viewer",
    call: (client) => client.recents.add({ type: "page", id: pageId }),
  },
  {
    name: "workspaces.get",
    least: "viewer",
    call: (client) => client.workspaces.get({ workspaceId }),
  },
  {
    name: "workspaces.pages",
    least: "viewer",
    call: (client) => client.workspaces.pages({ workspaceId }),
  },
  {
    name: "permissions.pageReaders",
    least: "viewer",
    call: (client) => client.permissions.pageReaders({ pageId }),
  },
  {
    name: "permissions.workspaceReaders",
    least: "viewer",
    call: (client) => client.permissions.workspaceReaders({ workspaceId }),
  },
  {
    name: "drafts.create",
    least: "editor",
    call: async (client) => {
      const draft = await client.drafts.create({ pageId });
      await client.drafts.delete({ draftId: draft.id });
    },
  },
  {
    name: "versions.revert",
    least: "editor",
    // A revert to the published version changes nothing.
    call: (client) =>
      client.versions.revert({ pageId, versionId, expectedPublishedVersion: versionId }),
  },
  {
    name: "pages.create",
    least: "administrator",
    call: async (client) => {
      const made = await client.pages.create({ workspaceId });
      await client.drafts.delete({ draftId: made.draftId });
    },
  },
  {
    name: "pages.delete and restore",
    least: "administrator",
    call: async (client) => {
      await client.pages.delete({ pageId, expectedPublishedVersion: versionId });
      await client.pages.restore({ pageId });
    },
  },
  {
    name: "pages.previewMove",
    least: "administrator",
    call: (client) => client.pages.previewMove({ pageId, workspaceId }),
  },
  {
    name: "permissions.restrictPage",
    least: "administrator",
    call: (client) => client.permissions.restrictPage({ pageId, isRestricted: false }),
  },
  {
    name: "permissions.setPageRole",
    least: "administrator",
    call: (client) =>
      client.permissions.setPageRole({
        pageId,
        userId: owner.account.user.id,
        role: "administrator",
      }),
  },
  {
    name: "permissions.openWorkspace",
    least: "administrator",
    call: (client) => client.permissions.openWorkspace({ workspaceId, organizationRole: null }),
  },
  {
    name: "invitations.list",
    least: "administrator",
    call: (client) => client.invitations.list({ workspaceId }),
  },
];

const strengths: (Role | null)[] = [null, "viewer", "editor", "administrator"];

/** Mia's roles in the workspace, one after the other: no permission of an earlier role may remain. */
const roles: (Role | null)[] = [null, "viewer", "administrator", "editor", "viewer", null];

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "allowed";
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return error.code;
  }
}

describe("a role in a workspace", () => {
  test.each(roles.map((role, step) => ({ step, role })))(
    "is at once what decides: step $step, $role",
    async ({ role }) => {
      await owner.client.permissions.setWorkspaceRole({ workspaceId, userId: miaId, role });
      const outcomes: Record<string, string> = {};
      const expected: Record<string, string> = {};
      for (const { name, least, call } of calls) {
        outcomes[name] = await codeOf(call(mia.client));
        const isStrongEnough = strengths.indexOf(role) >= strengths.indexOf(least);
        const isUnseen = role === null;
        // An invisible item is also NOT_FOUND in the caller's own lists.
        const unseen = name === "recents.add" ? "NOT_FOUND" : "NO_ACCESS";
        expected[name] = isUnseen ? unseen : isStrongEnough ? "allowed" : "NOT_ALLOWED";
      }
      expect(outcomes).toEqual(expected);
    },
  );
});

test("a draft of somebody who may only read now stays theirs, is not published, and goes when they say so", async () => {
  await owner.client.permissions.setWorkspaceRole({ workspaceId, userId: miaId, role: "editor" });
  const draft = await mia.client.drafts.create({ pageId });
  await owner.client.permissions.setWorkspaceRole({ workspaceId, userId: miaId, role: "viewer" });
  const publish = mia.client.drafts.publish({
    draftId: draft.id,
    expectedRevision: draft.revision,
    expectedPublishedVersion: versionId,
    publishMessage: { subjectLine: "Mine", body: "" },
  });
  await expect(publish).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  expect((await mia.client.pages.get({ pageId })).draft?.id).toBe(draft.id);
  await mia.client.drafts.delete({ draftId: draft.id });
});
