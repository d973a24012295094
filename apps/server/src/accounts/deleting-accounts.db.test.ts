import { afterAll, beforeAll, expect, test } from "vitest";
import type { WorkspaceId } from "@stemma/domain/ids";
import { onceWaiting } from "../testing/once-waiting.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

const password = "correct horse battery";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Every row of every table that contains an id anywhere. */
async function rowsWith(id: string): Promise<string[]> {
  const tables = await server.sql<{ name: string }[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_schema in ('public', 'authentication') and table_type = 'BASE TABLE'`;
  const found = [];
  for (const { name } of tables) {
    const rows = await server.sql.unsafe(`select 1 from ${name} t where t::text like $1 limit 1`, [
      `%${id}%`,
    ]);
    if (rows.length > 0) found.push(name.replace("public.", ""));
  }
  return found.sort();
}

/** A colleague in the owner's organization, with a role in one of the owner's workspaces. */
async function colleagueOf(owner: Person, name: string) {
  const { workspaceId } = await owner.client.workspaces.create({ workspaceName: "Kitchen" });
  const colleague = await server.signUp(name);
  await joinOrganization(server, colleague, owner, [{ id: workspaceId, role: "administrator" }]);
  return { colleague, workspaceId };
}

test("a person who was always alone leaves nothing behind, and their address is free again", async () => {
  const person = await server.signUp("Solo Sam");
  const { pageId, draftId } = await publishedPage(person, "Mine alone", "Secret");
  await draftedPage(person, "Never shown", "Secret");
  const { user, organization, configuration } = person.account;
  const preview = await person.client.accounts.previewDeletion();
  expect(preview.organizations).toMatchObject([
    { fate: "removed", pagesRemoved: 1, draftsRemoved: 1, versionsKept: 0 },
  ]);
  await person.client.accounts.delete({ password });
  await expect(person.client.workspaces.list()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  for (const id of [user.id, organization.id, configuration.personalWorkspaceId, pageId, draftId]) {
    expect(await rowsWith(id)).toEqual([]);
  }
  expect(await rowsWith(person.email)).toEqual([]);
  expect((await server.signUp("Solo Sam")).account.user.id).not.toBe(user.id);
});

test("what a person published among others stays under their name; what was theirs alone goes", async () => {
  const owner = await server.signUp("Olga Owner");
  const { colleague, workspaceId } = await colleagueOf(owner, "Carl Colleague");
  const { id: userId } = colleague.account.user;
  const shared = await publishIn(colleague, workspaceId, "Shared bread");
  await colleague.client.pins.update({
    item: { type: "page", id: shared.pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  const { pageId: neverShown } = await colleague.client.pages.create({ workspaceId });
  const preview = await colleague.client.accounts.previewDeletion();
  expect(preview.organizations).toMatchObject([
    { organizationName: "Carl Colleague's Stemma", fate: "removed" },
    { organizationName: "Olga Owner's Stemma", fate: "left", draftsRemoved: 1, versionsKept: 1 },
  ]);
  await colleague.client.accounts.delete({ password });
  const { page } = await owner.client.pages.get({ pageId: shared.pageId });
  expect(page.pageTitle).toBe("Shared bread");
  const history = await owner.client.versions.list({ pageId: shared.pageId });
  expect(history.items).toMatchObject([{ publishedBy: userId, publisherName: "Carl Colleague" }]);
  expect(await rowsWith(neverShown)).toEqual([]);
  expect(await rowsWith(colleague.email)).toEqual([]);
  expect(await rowsWith(userId)).toEqual(["audit_entries", "page_versions", "pages", "users"]);
  const { items } = await owner.client.members.list({});
  expect(items.map(({ name }) => name)).toEqual(["Olga Owner"]);
});

test("nobody who alone administers an organization with others in it goes before they named another", async () => {
  const owner = await server.signUp("Ada Admin");
  const { colleague } = await colleagueOf(owner, "Ben Colleague");
  await owner.client.organizations.create({ organizationName: "Aaa, before all others by name" });
  await owner.client.organizations.activate({ organizationId: owner.account.organization.id });
  const { organizations, count } = await owner.client.accounts.previewDeletion();
  expect(organizations).toMatchObject([{ fate: "blocked" }, { fate: "removed" }]);
  expect(count).toBe(2);
  await expect(owner.client.accounts.delete({ password })).rejects.toMatchObject({
    code: "LAST_ADMINISTRATOR",
  });
  expect((await owner.client.accounts.current()).user.email).toBe(owner.email);
  await owner.client.members.update({ userId: colleague.account.user.id, role: "administrator" });
  await owner.client.accounts.delete({ password });
  const { items } = await colleague.client.members.list({});
  expect(items).toMatchObject([{ name: "Ben Colleague", role: "administrator" }]);
});

test("a page in somebody's 'Personal' stays where others see it, and the rest of it goes", async () => {
  const owner = await server.signUp("Hanna Heir");
  const { colleague } = await colleagueOf(owner, "Greg Going");
  const { id: organizationId } = owner.account.organization;
  const [personal] = await server.sql<{ id: WorkspaceId }[]>`
    insert into workspaces (id, organization_id, workspace_name, is_personal_workspace, created_at, updated_at, updated_by)
    values (gen_random_uuid(), ${organizationId}, 'Personal', true, now(), now(), ${colleague.account.user.id})
    returning id`;
  const workspaceId = personal?.id ?? never();
  await server.sql`insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
    values (${organizationId}, ${workspaceId}, ${colleague.account.user.id}, 'administrator', 'administrator')`;
  await server.sql`update configurations set personal_workspace_id = ${workspaceId}
    where user_id = ${colleague.account.user.id} and organization_id = ${organizationId}`;
  const shown = await publishIn(colleague, workspaceId, "Shown to one");
  const hidden = await publishIn(colleague, workspaceId, "Shown to nobody");
  await server.sql`insert into page_members (organization_id, page_id, user_id, role)
    values (${organizationId}, ${shown.pageId}, ${owner.account.user.id}, 'viewer')`;
  const { organizations } = await colleague.client.accounts.previewDeletion();
  expect(organizations.find(({ fate }) => fate === "left")).toMatchObject({ pagesRemoved: 1 });
  await colleague.client.accounts.delete({ password });
  expect(await rowsWith(hidden.pageId)).toEqual([]);
  const { page, workspace } = await owner.client.pages.get({ pageId: shown.pageId });
  expect(page.pageTitle).toBe("Shown to one");
  expect(workspace.workspaceName).toBe("Personal (Greg Going)");
});

test("a page that somebody just moves below one that goes moves up", async () => {
  const owner = await server.signUp("Mona Mover");
  const { colleague, workspaceId } = await colleagueOf(owner, "Lea Leaving");
  const { pageId: begun } = await colleague.client.pages.create({ workspaceId });
  const { pageId: rye } = await publishIn(owner, workspaceId, "Rye");
  let deleting: Promise<unknown> = Promise.resolve();
  await server.sql.begin(async (sql) => {
    await withinOrganization(
      sql,
      owner.account.organization.id,
    )`select 1 from workspaces where id = ${workspaceId} for no key update`;
    await sql`update pages set parent_page_id = ${begun} where id = ${rye}`;
    deleting = Promise.allSettled([colleague.client.accounts.delete({ password })]);
    await onceWaiting(sql, 1);
  });
  expect(await deleting).toMatchObject([{ status: "fulfilled" }]);
  const { page } = await owner.client.pages.get({ pageId: rye });
  expect(page.parentPageId).toBeNull();
});

/** Publishes a page with one version in a workspace. */
async function publishIn({ client }: Person, workspaceId: WorkspaceId, pageTitle: string) {
  const { pageId, draftId } = await client.pages.create({ workspaceId });
  const { draft } = await client.pages.get({ pageId });
  const { revision } = await client.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle,
    serializedEditorState: draft?.serializedEditorState ?? never(),
    draftNotes: null,
  });
  await client.drafts.publish({
    draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First version", body: "" },
  });
  return { pageId };
}

function never(): never {
  throw new Error("Something that was just made is missing.");
}
