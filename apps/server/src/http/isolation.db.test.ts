import { ORPCError } from "@orpc/client";
import { isContractProcedure } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import type {
  DraftId,
  InvitationId,
  NotificationId,
  PageId,
  RequestId,
  SessionId,
  VersionId,
  WorkspaceId,
} from "@stemma/domain/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountLifeRows } from "../testing/account-life-rows.ts";
import { bodyOf } from "../testing/body-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { peopleRows } from "../testing/people-rows.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Client, Person, TestServer } from "../testing/start-test-server.ts";

/** What of the owner's could leak: ids to ask with, which may stand in no answer. */
interface Owned {
  pageId: PageId;
  unpublishedPageId: PageId;
  draftId: DraftId;
  workspaceId: WorkspaceId;
  versionId: VersionId;
  sessionId: SessionId;
  invitationId: InvitationId;
  requestId: RequestId;
  notificationId: NotificationId;
}

const secretWord = "Quince";
/**
 * A colleague is a member of the owner's organization, and of none of its workspaces. A former member administered workspace
 * and page until they were removed from the organization.
 */
interface Row {
  readonly refusal: "own" | string[];
  readonly mayColleague?: true;
  /** Nobody may ask it too: whoever holds its link. */
  readonly isForAnybody?: true;
  call(client: Client, owned: Owned): Promise<unknown>;
}

const publishMessage = { subjectLine: "Taken over", body: "" };

/**
 * One row for every procedure of the contract: how somebody else calls it with the owner's ids. Those who are signed in
 * get the `refusal`, or, where it is `own`, an answer about themselves alone.
 */
const rows: Record<string, Row> = {
  "accounts.current": { refusal: "own", call: (client) => client.accounts.current() },
  "accounts.open": { refusal: "own", call: (client) => client.accounts.open() },
  ...accountLifeRows(() => ownersToken),
  "workspaces.list": { refusal: "own", call: (client) => client.workspaces.list() },
  "workspaces.get": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.workspaces.get({ workspaceId }),
  },
  "workspaces.pages": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.workspaces.pages({ workspaceId }),
  },
  "workspaces.create": {
    refusal: "own",
    call: (client) => client.workspaces.create({ workspaceName: "Mine" }),
  },
  "pages.get": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.get({ pageId }),
  },
  "pages.create": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.pages.create({ workspaceId }),
  },
  "drafts.list": { refusal: "own", call: (client) => client.drafts.list({}) },
  "drafts.ofPage": {
    refusal: "own",
    call: (client, { pageId }) => client.drafts.ofPage({ pageId }),
  },
  "drafts.create": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.drafts.create({ pageId }),
  },
  "drafts.save": {
    refusal: ["NOT_FOUND"],
    call: (client, { draftId }) =>
      client.drafts.save({
        draftId,
        expectedRevision: 2,
        saveId: crypto.randomUUID(),
        pageTitle: "Taken over",
        serializedEditorState: bodyOf("Taken over"),
        draftNotes: null,
      }),
  },
  "drafts.publish": {
    refusal: ["NOT_FOUND"],
    call: (client, { draftId }) =>
      client.drafts.publish({
        draftId,
        expectedRevision: 2,
        expectedPublishedVersion: null,
        publishMessage,
      }),
  },
  "pages.delete": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, versionId }) =>
      client.pages.delete({ pageId, expectedPublishedVersion: versionId }),
  },
  "pages.restore": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.restore({ pageId }),
  },
  "pages.previewMove": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, workspaceId }) => client.pages.previewMove({ pageId, workspaceId }),
  },
  "pages.move": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, workspaceId }) => client.pages.move({ pageId, workspaceId }),
  },
  "pages.copy": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, workspaceId }) =>
      client.pages.copy({ pageId, workspaceId, source: "published" }),
  },
  "drafts.delete": {
    refusal: ["NOT_FOUND"],
    call: (client, { draftId }) => client.drafts.delete({ draftId }),
  },
  "versions.list": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.versions.list({ pageId }),
  },
  "versions.get": {
    refusal: ["NO_ACCESS"],
    call: (client, { versionId }) => client.versions.get({ versionId }),
  },
  "versions.revert": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, versionId }) =>
      client.versions.revert({ pageId, versionId, expectedPublishedVersion: versionId }),
  },
  "organizations.list": { refusal: "own", call: (client) => client.organizations.list() },
  "organizations.activate": {
    refusal: ["NOT_IN_ORGANIZATION"],
    mayColleague: true,
    call: (client) =>
      client.organizations.activate({ organizationId: owner.account.organization.id }),
  },
  "organizations.create": {
    refusal: "own",
    call: async (client) => {
      const made = await client.organizations.create({ organizationName: "Somebody's own" });
      // Whoever may goes back: the other rows mean the owner's organization.
      const { id } = owner.account.organization;
      await client.organizations.activate({ organizationId: id }).catch(() => undefined);
      return made;
    },
  },
  "organizations.rename": {
    refusal: ["NOT_IN_ORGANIZATION", "NOT_ALLOWED"],
    call: (client) =>
      client.organizations.rename({
        organizationId: owner.account.organization.id,
        organizationName: "Taken over",
      }),
  },
  "workspaces.rename": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) =>
      client.workspaces.rename({ workspaceId, workspaceName: "Taken over" }),
  },
  "search.titles": {
    refusal: "own",
    call: (client) => client.search.titles({ query: secretWord }),
  },
  "search.bodies": {
    refusal: "own",
    call: (client) => client.search.bodies({ query: secretWord }),
  },
  "settings.updateUser": {
    refusal: "own",
    call: (client) => client.settings.updateUser({ lastName: "Renamed" }),
  },
  "settings.updateConfiguration": {
    refusal: "own",
    call: (client) => client.settings.updateConfiguration({ orgDisplayName: "Renamed" }),
  },
  "pages.subscribe": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.subscribe({ pageId, action: "subscribe" }),
  },
  "pins.list": { refusal: "own", call: (client) => client.pins.list({}) },
  "pins.update": {
    refusal: ["NOT_FOUND"],
    call: (client, { pageId }) =>
      client.pins.update({
        item: { type: "page", id: pageId },
        action: "add",
        pinInsertion: "bottom",
      }),
  },
  "pins.reorder": {
    refusal: ["PINS_DIFFER"],
    call: (client, { pageId }) => client.pins.reorder({ pinnedItems: [pageId] }),
  },
  ...peopleRows({ owner: () => owner, joinAgain }),
  "recents.list": { refusal: "own", call: (client) => client.recents.list() },
  "recents.add": {
    refusal: ["NOT_FOUND"],
    call: (client, { pageId }) => client.recents.add({ type: "page", id: pageId }),
  },
};

/** Out of the link that was mailed to the owner's new address. */
let ownersToken = "";
let server: TestServer;
let owner: Person;
let owned: Owned;
const others: { name: string; person: Person | null }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp("Olga Owner");
  const published = await publishedPage(owner, secretWord, `${secretWord} jelly`);
  const unpublished = await draftedPage(owner, secretWord, `${secretWord} tart`);
  const { pageId, workspaceId, versionId } = published;
  const { pageId: unpublishedPageId, draftId } = unpublished;
  const stranger = await server.signUp("Sam Stranger");
  const colleague = await server.signUp("Carla Colleague");
  const { id: organizationId } = owner.account.organization;
  const { id: colleagueId } = colleague.account.user;
  await server.sql`insert into organization_members (organization_id, user_id, role, joined_at)
    values (${organizationId}, ${colleagueId}, 'user', now())`;
  await server.sql`insert into configurations
    select ${organizationId}, user_id, null, personal_workspace_id, true, true, true, 'both', 'top'
    from configurations where user_id = ${colleagueId}`;
  await server.sql`update users set recent_organization_id = ${organizationId}
    where id = ${colleagueId}`;
  const former = await server.signUp("Fay Former");
  await joinOrganization(server, former, owner, [{ id: workspaceId, role: "administrator" }]);
  const { id: formerId } = former.account.user;
  await owner.client.permissions.setPageRole({ pageId, userId: formerId, role: "administrator" });
  await former.client.pages.get({ pageId });
  await owner.client.members.remove({ userId: formerId });
  others.push(
    { name: "stranger", person: stranger },
    { name: "colleague", person: colleague },
    { name: "former member", person: former },
  );
  const { sent } = await owner.client.invitations.create({
    emails: ["somebody.else@example.com"],
    into: { type: "organization", role: "administrator" },
  });
  const invitationId = sent[0]?.id ?? never();
  const asker = await server.signUp("Ada Asker");
  await asker.client.requests.ask({ item: { type: "page", id: pageId } });
  const requestId = (await owner.client.requests.list()).items[0]?.id ?? never();
  await owner.client.accounts.requestEmailChange({
    newEmail: "olga@example.com",
    password: "correct horse battery",
  });
  const { link } = server.mails.find(({ to }) => to === "olga@example.com") ?? never();
  ownersToken = link.url.split("/").at(-1) ?? "";
  const [session] = (await owner.client.accounts.listSessions()).items;
  const notificationId = crypto.randomUUID() as NotificationId;
  await server.sql`insert into notifications
    (id, organization_id, user_id, type, status, triggered_by, triggered_at, page_id, version_id)
    values (${notificationId}, ${organizationId}, ${owner.account.user.id}, 'pageVersionPublish',
      'unread', ${colleagueId}, now(), ${pageId}, ${versionId})`;
  owned = {
    sessionId: session?.id ?? never(),
    pageId,
    workspaceId,
    versionId,
    unpublishedPageId,
    draftId,
    invitationId,
    requestId,
    notificationId,
  };
});

/** The colleague left, and is a colleague again. */
async function joinAgain(): Promise<void> {
  const colleague = others.find((other) => other.name === "colleague")?.person ?? never();
  const { id: organizationId } = owner.account.organization;
  await server.sql`insert into organization_members (organization_id, user_id, role, joined_at)
    values (${organizationId}, ${colleague.account.user.id}, 'user', now())`;
  await colleague.client.organizations.activate({ organizationId });
}

afterAll(() => server.stop());

function procedureNames(router: object, path: string[] = []): string[] {
  return Object.entries(router).flatMap(([key, value]) =>
    isContractProcedure(value)
      ? [[...path, key].join(".")]
      : procedureNames(value as object, [...path, key]),
  );
}

const names = procedureNames(contract);

test("every procedure of the contract has a row here", () => {
  expect(names.length).toBeGreaterThan(10);
  expect(Object.keys(rows).sort()).toEqual([...names].sort());
});

async function outcome(call: Promise<unknown>) {
  try {
    return { code: null, isDeclared: true, answer: JSON.stringify(await call) };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { code: error.code, isDeclared: error.defined, answer: JSON.stringify(error) };
  }
}

describe.each(names)("%s", (name) => {
  test("tells nobody without a session anything", async () => {
    const { code, isDeclared, answer } = await outcome(
      rows[name]?.call(server.clientOf(""), owned) ?? never(),
    );
    const expected = rows[name]?.isForAnybody ? rows[name].refusal : ["UNAUTHENTICATED"];
    expect(expected).toContain(code);
    expect(isDeclared).toBe(true);
    expect(answer).not.toContain(secretWord);
  });

  test.each(["stranger", "colleague", "former member"])(
    "gives a %s nothing of the owner's",
    async (who) => {
      const person = others.find((other) => other.name === who)?.person ?? null;
      const row = rows[name] ?? never();
      const { code, isDeclared, answer } = await outcome(
        row.call(person?.client ?? never(), owned),
      );
      const isAllowed = row.refusal === "own" || (row.mayColleague && who === "colleague");
      if (isAllowed) expect(code).toBeNull();
      else expect(row.refusal).toContain(code);
      expect(isDeclared).toBe(true);
      expect(answer).not.toContain(secretWord);
      for (const id of Object.values(owned)) expect(answer).not.toContain(id);
    },
  );
});

test("what the others tried changed nothing", async () => {
  const told = await owner.client.notifications.list({});
  expect(told.items).toMatchObject([{ id: owned.notificationId, status: "unread" }]);
  const { page } = await owner.client.pages.get({ pageId: owned.pageId });
  expect(page.publishedVersion).toBe(owned.versionId);
  const { draft } = await owner.client.pages.get({ pageId: owned.unpublishedPageId });
  expect(draft?.revision).toBe(2);
  expect(draft?.pageTitle).toBe(secretWord);
});

test("a colleague in the workspace sees the published page and nothing of the unpublished one", async () => {
  const colleague = others.find((other) => other.name === "colleague")?.person ?? never();
  await server.sql`insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
    values (${owner.account.organization.id}, ${owned.workspaceId}, ${colleague.account.user.id}, 'editor', 'editor')`;
  const { page, draft } = await colleague.client.pages.get({ pageId: owned.pageId });
  expect(page.pageTitle).toBe(secretWord);
  expect(draft).toBeNull();
  const unpublished = colleague.client.pages.get({ pageId: owned.unpublishedPageId });
  await expect(unpublished).rejects.toMatchObject({ code: "NO_ACCESS" });
});

function never(): never {
  throw new Error("The isolation test lost a row or a person.");
}
