import type { BlockId } from "@stemma/document/block-id";
import type { VersionId } from "@stemma/domain/ids";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mentioning } from "../testing/mentioning.ts";
import { bodyOf } from "../testing/body-of.ts";
import { checkAgainstDescription } from "../testing/check-against-description.ts";
import type { Description } from "../testing/check-against-description.ts";
import { procedureNames } from "../testing/procedure-names.ts";
import { tickBoxes, writePage } from "../testing/page-through-its-life.ts";
import { insertPasskey } from "../testing/insert-passkey.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

/** The share of procedures that this file must call successfully: add a call here for a new procedure. */
const answeredShareMin = 0.9;
const password = "correct horse battery";

let server: TestServer;
let served: string;
let checker: ReturnType<typeof checkAgainstDescription>;

beforeAll(async () => {
  server = await startTestServer();
  served = await (await server.send("/api/openapi.json")).text();
  checker = checkAgainstDescription(server, JSON.parse(served) as Description);
});

afterAll(() => server.stop());

async function enter(name: string) {
  const person = await server.signUp(name);
  return { ...person, client: checker.clientOf(person.cookies) };
}

const tokenFor = (email: string) =>
  server.mails
    .findLast(({ to }) => to === email)
    ?.link.url.split("/")
    .at(-1) ?? "";

test("the description passes Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: served, config, absoluteRef: "/openapi.json" });
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`,
  );
  expect(found).toEqual([]);
});

test("the answers on an owner's pages, lists and settings match the description", async () => {
  const { client, account } = await enter("Olga Owner");
  await client.accounts.open();
  await client.accounts.current();
  const { personalWorkspaceId } = account.configuration;
  const { workspaceId } = await client.workspaces.create({ workspaceName: "Bakery" });
  await client.workspaces.rename({ workspaceId, workspaceName: "The bakery" });
  await client.workspaces.changeSettings({ workspaceId, publishesChecks: false });
  const { pageId, first } = await writePage({ client, workspaceId });
  await client.pages.get({ pageId });
  await client.files.limits();
  await client.links.targets({ pageIds: [pageId] });
  await client.links.backlinks({ pageId });
  await client.snippets.uses({ pageId });
  await client.snippets.texts({ snippets: [{ snippetId: pageId }] });
  await client.snippets.list({});
  await client.mentions.names({ userIds: [account.user.id] });
  const tick = { pageId, blockId: "none" as BlockId, isChecked: true, previousNode: first };
  await expect(client.drafts.tickRow(tick)).rejects.toMatchObject({ code: "CHECK_ROW_GONE" });
  await tickBoxes(client, workspaceId);
  await client.drafts.ofPage({ pageId });
  await client.drafts.list({});
  await client.versions.list({ pageId });
  await client.versions.get({ versionId: first });
  await client.versions.authors({ versionId: first });
  await client.versions.search({ pageId, query: "e" });
  const { items: versions } = await client.versions.list({ pageId });
  for (const { id: versionId } of versions) {
    await client.reading.mark({ pageId, versionId });
    await client.reading.changes({});
    await client.reading.counts();
    await client.pages.get({ pageId });
  }
  await client.pages.subscribe({ pageId, action: "subscribe" });
  await client.pages.setIcon({ pageId, icon: "🥐" });
  await client.pages.previewMove({ pageId, workspaceId: personalWorkspaceId });
  await client.pages.previewCopy({ pageId });
  await client.pages.previewDeletion({ pageId });
  const copy = await client.pages.copy({ pageId, workspaceId, source: "published" });
  await client.drafts.delete({ draftId: copy.draftId });
  await client.pages.move({ pageId, workspaceId: personalWorkspaceId });
  await client.pins.update({
    item: { type: "page", id: pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  const { items: pins } = await client.pins.list({});
  await client.pins.reorder({ pinnedItems: pins.map(({ id }) => id).reverse() });
  await client.recents.add({ type: "page", id: pageId });
  await client.recents.add({ type: "workspace", id: workspaceId });
  await client.recents.list();
  await client.search.titles({ query: "br" });
  await client.search.bodies({ query: "flour" });
  const template = { pageId, workspaceId, source: "published", pageTitle: "Bread days" } as const;
  const { pageId: templateId } = await client.templates.save({ ...template, isOffered: true });
  await client.templates.setDefault({ workspaceId, template: templateId });
  await client.templates.offered({ workspaceId });
  await client.templates.list({});
  await client.templates.get({ template: templateId });
  await client.templates.get({ template: "how-to" });
  await client.templates.offer({ pageId: templateId, isOffered: false });
  await client.pages.create({ workspaceId, template: { id: "how-to" } });
  await client.workspaces.list();
  await client.reading.published({});
  const { organizationId: gone } = await client.organizations.create({ organizationName: "Gone" });
  await client.organizations.changeSettings({ organizationId: gone, icon: "🥐" });
  await client.organizations.delete({ organizationId: gone, organizationName: "Gone" });
  await client.organizations.deleted();
  await client.organizations.restore({ organizationId: gone });
  const { workspaceId: doomed } = await client.workspaces.create({ workspaceName: "Doomed" });
  await client.workspaces.describe({ workspaceId: doomed, description: "Soon gone", icon: "🥐" });
  await client.workspaces.place({ workspaceId: doomed, after: null });
  await client.workspaces.mute({ workspaceId: doomed, isMuted: true });
  await client.workspaces.delete({ workspaceId: doomed });
  await client.trash.list({});
  await client.trash.workspaceLoss({ workspaceId: doomed });
  await client.workspaces.restore({ workspaceId: doomed });
  await client.workspaces.delete({ workspaceId: doomed });
  await client.trash.removeWorkspace({ workspaceId: doomed });
  await client.workspaces.get({ workspaceId });
  await client.workspaces.pages({ workspaceId: personalWorkspaceId });
  await client.settings.updateUser({ lastName: "Oven" });
  await client.settings.updateConfiguration({ orgDisplayName: "Olga" });
  await client.subscriptions.update({
    item: { type: "workspace", id: workspaceId },
    action: "subscribe",
  });
  await client.subscriptions.pages({});
  await client.subscriptions.workspaces({});
  await client.pages.delete({ pageId, expectedPublishedVersion: first });
  await client.pages.get({ pageId });
  await client.pages.restore({ pageId });
  await client.pages.delete({ pageId, expectedPublishedVersion: first });
  await client.trash.list({ title: "bread" });
  await client.trash.pageLoss({ pageId });
  await client.trash.removePage({ pageId });
  await client.trash.empty({ deletedUntil: new Date().toISOString() });
  expect(checker.faults).toEqual([]);
});

test("the answers on invitations, requests, permissions and notifications match the description", async () => {
  const owner = await enter("Ona Owner");
  const { personalWorkspaceId } = owner.account.configuration;
  const { pageId } = await writePage({ ...owner, workspaceId: personalWorkspaceId });
  const mara = await enter("Mara Member");
  const into = { type: "organization", role: "user" } as const;
  const emails = [mara.email, "nobody@example.com"];
  const { sent } = await owner.client.invitations.create({ emails, into });
  await owner.client.invitations.list({});
  const [first, second] = sent;
  if (first === undefined || second === undefined) throw new Error("Nobody was invited.");
  await owner.client.invitations.renew({ invitationId: second.id });
  await owner.client.invitations.revoke({ invitationId: second.id });
  await mara.client.invitations.mine({});
  const token = first.link.split("/").at(-1) ?? "";
  await mara.client.invitations.read({ token });
  await mara.client.invitations.answer({ token, answer: "accept" });
  const { id: organizationId } = owner.account.organization;
  await mara.client.organizations.activate({ organizationId });
  await mara.client.organizations.list();
  await mara.client.requests.ask({ item: { type: "page", id: pageId }, message: "Please" });
  const { items: requests } = await owner.client.requests.list({});
  for (const { id } of requests) {
    await owner.client.requests.decide({ requestId: id, decision: "approve", role: "editor" });
  }
  const { id: userId } = mara.account.user;
  await owner.client.permissions.setPageRole({ pageId, userId, role: "viewer" });
  await owner.client.permissions.pageReaders({ pageId });
  await owner.client.permissions.pageReaders({ pageId, name: "Mara", whenPublished: true });
  await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
  const { workspaceId } = await owner.client.workspaces.create({ workspaceName: "Shared" });
  await owner.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "editor" });
  await owner.client.permissions.workspaceReaders({ workspaceId });
  await owner.client.permissions.openWorkspace({ workspaceId, organizationRole: "viewer" });
  const item = { type: "user", id: owner.account.user.id } as const;
  await mara.client.subscriptions.update({ item, action: "subscribe" });
  await mara.client.subscriptions.users({});
  await mara.client.subscriptions.update({
    item: { type: "workspace", id: workspaceId },
    action: "subscribe",
  });
  await writePage({ ...owner, workspaceId });
  const { pageId: mentioned } = await writePage({
    ...owner,
    workspaceId,
    text: mentioning(userId),
  });
  await mara.client.pages.get({ pageId: mentioned });
  await server.runTasks();
  const { items: notifications } = await mara.client.notifications.list({});
  expect(new Set(notifications.map(({ type }) => type))).toEqual(
    new Set(["accessChange", "mention", "pageVersionPublish"]),
  );
  await mara.client.notifications.count();
  await mara.client.notifications.mark({
    notificationIds: notifications.map(({ id }) => id),
    status: "read",
  });
  await mara.client.notifications.markAllRead({ until: new Date().toISOString() });
  await owner.client.members.list({});
  await owner.client.members.update({ userId, role: "administrator" });
  await mara.client.members.leave();
  expect(checker.faults).toEqual([]);
});

test("the answers on an account match the description", async () => {
  const { client, email, account } = await enter("Ada Asker");
  await client.accounts.proveIdentity({ password });
  const passkeyId = await insertPasskey(server.sql, account.user.id, "Phone");
  await client.accounts.listSessions();
  await client.accounts.endOtherSessions();
  await client.accounts.signInMethods();
  await client.accounts.removePasskey({ passkeyId });
  await client.organizations.create({ organizationName: "Bakers" });
  await client.requests.join({ email });
  await client.requests.confirm({ token: tokenFor(email) });
  const newEmail = "ada.new@example.com";
  await client.accounts.requestEmailChange({ newEmail, password });
  await client.accounts.confirmEmailChange({ token: tokenFor(newEmail) });
  await client.accounts.previewDeletion();
  await client.accounts.delete({ password });
  expect(checker.faults).toEqual([]);
});

test("refusals match the description", async () => {
  const { client, account } = await enter("Rita Refused");
  const { personalWorkspaceId: workspaceId } = account.configuration;
  const { pageId, draftId } = await client.pages.create({ workspaceId });
  const save = {
    draftId,
    saveId: crypto.randomUUID(),
    pageTitle: "",
    draftNotes: null,
    expectedRevision: 7,
  };
  const wrongBody = { root: { type: "root", children: [{ type: "script" }] } };
  const calls = [
    checker.clientOf("").pages.get({ pageId }),
    client.drafts.save({ ...save, serializedEditorState: bodyOf("Too late") }),
    client.drafts.save({
      ...save,
      expectedRevision: 1,
      serializedEditorState: wrongBody as unknown as ReturnType<typeof bodyOf>,
    }),
    client.versions.get({ versionId: crypto.randomUUID() as VersionId }),
    client.workspaces.create({ workspaceName: "x".repeat(20_000) }),
    client.accounts.delete({ password: "guessed" }),
  ];
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(calls.map(() => "rejected"));
  expect(checker.faults).toEqual([]);
});

test("an answer that differs from the description is found", async () => {
  const text = served.replaceAll('"format":"uuid"', '"format":"email"');
  const wrong = checkAgainstDescription(server, JSON.parse(text) as Description);
  const { cookies } = await server.signUp("Wanda Wrong");
  await wrong.clientOf(cookies).accounts.current();
  expect(wrong.faults).toHaveLength(1);
  expect(wrong.faults[0]).toMatch(/^accounts\.current 200: .*must match format "email"/);
});

test("nearly every procedure of the contract was answered", () => {
  const unanswered = procedureNames.filter((name) => !checker.succeeded.has(name));
  const allowed = Math.floor(procedureNames.length * (1 - answeredShareMin));
  expect(unanswered.length, unanswered.join(", ")).toBeLessThanOrEqual(allowed);
});
