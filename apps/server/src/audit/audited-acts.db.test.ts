import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { auditedBy } from "../testing/audit-log.ts";
import { inWorkspace } from "../testing/in-workspace.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let mia: Person;
let userId: UserId;
let workspaceId: WorkspaceId;
let pageId: PageId;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Olga administers an organization with a workspace and a page in it. Mia is a member, and nothing more. */
beforeEach(async () => {
  [olga, mia] = await signUpTogether(server, "Olga", "Mia");
  userId = mia.account.user.id;
  await joinOrganization(server, mia, olga, []);
  ({ workspaceId } = await olga.client.workspaces.create({ workspaceName: "Kitchen" }));
  ({ pageId } = await publishedPage(inWorkspace(olga, workspaceId), "Bread", "Flour"));
});

const organizationId = () => olga.account.organization.id;
const deletePage = async (id: PageId) => {
  const { page } = await olga.client.pages.get({ pageId: id });
  await olga.client.pages.delete({
    pageId: id,
    expectedPublishedVersion: page.publishedVersion,
    below: "delete",
  });
};
const deleteWorkspace = () => olga.client.workspaces.delete({ workspaceId });
const inviteMia = async () => {
  const { sent } = await olga.client.invitations.create({
    emails: [mia.email],
    into: { type: "workspace", workspaceId, role: "viewer" },
  });
  return sent[0]?.link.split("/").at(-1) ?? "";
};
const invitationId = async () => {
  const [invitation] = (await olga.client.invitations.list({})).items;
  if (invitation === undefined) throw new Error("There is no invitation.");
  return { invitationId: invitation.id };
};
const decide = (decision: "approve" | "decline") => async () => {
  const [request] = (await olga.client.requests.list({})).items;
  if (request === undefined) throw new Error("There is no request.");
  await olga.client.requests.decide({ requestId: request.id, decision });
};
const ask = () => mia.client.requests.ask({ item: { type: "workspace", id: workspaceId } });

interface Case {
  readonly act: string;
  before?(): Promise<unknown>;
  does(): Promise<unknown>;
  readonly entry: object;
}

const kitchen = { kind: "workspace", name: "Kitchen" };
const bread = { kind: "page", name: "Bread" };
const toMia = { person: { name: expect.stringMatching(/^Mia/) } };

const cases: Case[] = [
  {
    act: "roleChanged",
    does: () => olga.client.members.update({ userId, role: "administrator" }),
    entry: { ...toMia, details: { role: "administrator", roleBefore: "user" } },
  },
  {
    act: "memberRemoved",
    does: () => olga.client.members.remove({ userId }),
    entry: toMia,
  },
  {
    act: "memberLeft",
    does: () => mia.client.members.leave(),
    entry: { user: { name: expect.stringMatching(/^Mia/) }, person: null },
  },
  {
    act: "pageRoleChanged",
    does: () => olga.client.permissions.setPageRole({ pageId, userId, role: "editor" }),
    entry: { ...toMia, item: bread, details: { role: "editor", roleBefore: null } },
  },
  {
    act: "pageRestricted",
    does: () => olga.client.permissions.restrictPage({ pageId, isRestricted: true }),
    entry: { item: bread, workspace: { name: "Kitchen" } },
  },
  {
    act: "pageUnrestricted",
    before: () => olga.client.permissions.restrictPage({ pageId, isRestricted: true }),
    does: () => olga.client.permissions.restrictPage({ pageId, isRestricted: false }),
    entry: { item: bread },
  },
  {
    act: "workspaceRoleChanged",
    does: () => olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "viewer" }),
    entry: { ...toMia, item: kitchen, details: { role: "viewer", roleBefore: null } },
  },
  {
    act: "workspaceOpennessChanged",
    does: () => olga.client.permissions.openWorkspace({ workspaceId, organizationRole: "viewer" }),
    entry: { item: kitchen, details: { role: "viewer", roleBefore: null } },
  },
  {
    act: "invited",
    does: inviteMia,
    entry: { item: kitchen, details: { role: "viewer" } },
  },
  {
    act: "invitationRenewed",
    before: inviteMia,
    does: async () => olga.client.invitations.renew(await invitationId()),
    entry: { item: kitchen, details: { role: "viewer" } },
  },
  {
    act: "invitationRevoked",
    before: inviteMia,
    does: async () => olga.client.invitations.revoke(await invitationId()),
    entry: { item: kitchen },
  },
  {
    act: "requestApproved",
    before: ask,
    does: decide("approve"),
    entry: { ...toMia, item: kitchen, details: { role: "viewer" } },
  },
  {
    act: "requestDeclined",
    before: ask,
    does: decide("decline"),
    entry: { ...toMia, item: kitchen },
  },
  {
    act: "pageDeleted",
    before: async () => {
      const below = await publishedPage(inWorkspace(olga, workspaceId), "Rye", "Rye flour");
      await olga.client.pages.move({ pageId: below.pageId, parentPageId: pageId, workspaceId });
    },
    does: () => deletePage(pageId),
    entry: { item: bread, details: { pagesBelow: 1 } },
  },
  {
    act: "pageRestored",
    before: () => deletePage(pageId),
    does: () => olga.client.pages.restore({ pageId }),
    entry: { item: bread, details: { pagesBelow: 0 } },
  },
  {
    act: "pageRemoved",
    before: () => deletePage(pageId),
    does: () => olga.client.trash.removePage({ pageId }),
    entry: { item: bread, workspace: { name: "Kitchen" } },
  },
  {
    act: "workspaceDeleted",
    does: deleteWorkspace,
    entry: { item: kitchen },
  },
  {
    act: "workspaceRestored",
    before: deleteWorkspace,
    does: () => olga.client.workspaces.restore({ workspaceId }),
    entry: { item: kitchen },
  },
  {
    act: "workspaceRemoved",
    before: deleteWorkspace,
    does: () => olga.client.trash.removeWorkspace({ workspaceId }),
    entry: { item: kitchen },
  },
  {
    act: "organizationRenamed",
    does: () =>
      olga.client.organizations.rename({
        organizationId: organizationId(),
        organizationName: "Bakery",
      }),
    entry: { item: { kind: "organization", name: "Bakery" } },
  },
  {
    act: "settingsChanged",
    does: () =>
      olga.client.organizations.changeSettings({
        organizationId: organizationId(),
        trashDays: 90,
        requiresSecondFactor: false,
      }),
    entry: { details: { settings: { trashDays: 90, requiresSecondFactor: false } } },
  },
];

test.each(cases)("$act leaves one entry, with who, whom, what and from where", async (one) => {
  await one.before?.();
  const entries = await auditedBy(olga, one.does);
  const actor = one.act === "memberLeft" ? mia : olga;
  expect(entries).toMatchObject([
    { act: one.act, user: { id: actor.account.user.id }, ...one.entry },
  ]);
  expect(entries[0]?.address).toMatch(/^203\.0\./);
});

test.each(["accept", "decline"] as const)(
  "an invited person's %s leaves one entry",
  async (answer) => {
    const token = await inviteMia();
    const entries = await auditedBy(olga, () => mia.client.invitations.answer({ token, answer }));
    expect(entries).toMatchObject([
      {
        act: answer === "accept" ? "invitationAccepted" : "invitationDeclined",
        user: { id: userId },
        person: { id: null, name: mia.email },
        item: kitchen,
      },
    ]);
  },
);

test("an organization that was deleted and restored tells of both", async () => {
  const { organizationName } = olga.account.organization;
  const entries = await auditedBy(olga, async () => {
    await olga.client.organizations.delete({ organizationId: organizationId(), organizationName });
    await olga.client.organizations.restore({ organizationId: organizationId() });
  });
  expect(entries.map(({ act }) => act)).toEqual(["organizationDeleted", "organizationRestored"]);
});

test("several people who are invited at once are an entry each", async () => {
  const emails = ["ida@example.com", "udo@example.com"];
  const entries = await auditedBy(olga, () =>
    olga.client.invitations.create({ emails, into: { type: "organization", role: "user" } }),
  );
  expect(entries.map(({ person }) => person?.name).toSorted()).toEqual(emails);
});

test("the deletion of a page that was never published tells no name", async () => {
  const page = await draftedPage(inWorkspace(olga, workspaceId), "An idea", "Not yet.");
  const entries = await auditedBy(olga, () => deletePage(page.pageId));
  expect(entries).toMatchObject([{ act: "pageRemoved", item: { id: page.pageId, name: null } }]);
  expect(JSON.stringify(entries)).not.toContain("idea");
});

test.each<{ because: string; act(): Promise<unknown> }>([
  {
    because: "she administers nothing",
    act: () => mia.client.members.update({ userId: olga.account.user.id, role: "user" }),
  },
  {
    because: "she cannot see the page",
    act: () => mia.client.permissions.restrictPage({ pageId, isRestricted: true }),
  },
  {
    because: "she cannot see the workspace",
    act: () => mia.client.workspaces.delete({ workspaceId }),
  },
  {
    because: "she administers no organization",
    act: () =>
      mia.client.organizations.changeSettings({ organizationId: organizationId(), trashDays: 30 }),
  },
  {
    because: "somebody has to administer it",
    act: () => olga.client.members.leave(),
  },
  {
    because: "the name is another",
    act: () =>
      olga.client.organizations.delete({
        organizationId: organizationId(),
        organizationName: "Something else",
      }),
  },
])("an act that is refused because $because leaves no entry", async ({ act }) => {
  const entries = await auditedBy(olga, () => expect(act()).rejects.toThrow());
  expect(entries).toEqual([]);
});

test("a change to what is already so leaves no entry", async () => {
  const entries = await auditedBy(olga, async () => {
    await olga.client.members.update({ userId, role: "user" });
    await olga.client.permissions.restrictPage({ pageId, isRestricted: false });
    await olga.client.permissions.setPageRole({ pageId, userId, role: null });
    await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: null });
    await olga.client.pages.restore({ pageId });
  });
  expect(entries).toEqual([]);
});
