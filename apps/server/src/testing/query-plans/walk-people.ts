import type { SessionId, UserId } from "@stemma/domain/ids";
import { createPersonAuditStore } from "../../audit/person-audit.store.ts";
import { createAccountStore } from "../../accounts/account.store.ts";
import { createKnownAddressStore } from "../../accounts/known-address.store.ts";
import { createLinkingStore } from "../../accounts/linking.store.ts";
import { createSignInTurns } from "../../accounts/sign-in-turns.store.ts";
import { createSecondFactorStore } from "../../accounts/second-factor.store.ts";
import { createSecondFactorSwitch } from "../../accounts/second-factor-switch.store.ts";
import { createSessionStore } from "../../accounts/session.store.ts";
import { createSignInFailureStore } from "../../accounts/sign-in-failure.store.ts";
import { createAuditListStore } from "../../audit/audit-list.store.ts";
import { writeAuditLines } from "../../audit/write-audit-lines.ts";
import { createLiveAccessStore } from "../../live/live-access.store.ts";
import { inWorkspace } from "../in-workspace.ts";
import { joinOrganization } from "../join-organization.ts";
import { draftedPage, publishedPage } from "../published-page.ts";
import { publishVersion } from "../publish-version.ts";
import type { TestServer } from "../start-test-server.ts";
import type { Walkers } from "./walk-writing.ts";

const password = "correct horse battery";

/** Invites, asks for access, gives roles and takes them away. */
export async function walkPeople(walkers: Walkers): Promise<void> {
  const { server, olga, carl, workspaceId } = walkers;
  const { client } = olga;
  const { id: organizationId } = olga.account.organization;
  const { id: userId } = carl.account.user;
  await client.members.update({ userId, role: "administrator" });
  await client.members.update({ userId, role: "user" });
  const { workspaceId: open } = await client.workspaces.create({ workspaceName: "Open" });
  await client.permissions.openWorkspace({ workspaceId: open, organizationRole: "viewer" });
  await client.permissions.setWorkspaceRole({ workspaceId: open, userId, role: "editor" });
  await client.permissions.setWorkspaceRole({ workspaceId: open, userId, role: null });
  await client.permissions.openWorkspace({ workspaceId: open, organizationRole: null });
  await client.permissions.openWorkspace({ workspaceId: open, organizationRole: "editor" });
  await client.workspaces.place({ workspaceId: open, after: workspaceId });
  const first = await client.workspaces.list({ limit: 1 });
  await client.workspaces.list({ cursor: first.nextCursor ?? "" });

  await walkAudit(walkers);

  const emails = ["iris.invited@example.com", "dora.declines@example.com"];
  const { sent } = await client.invitations.create({
    emails,
    into: { type: "workspace", workspaceId, role: "editor" },
  });
  const [iris, dora] = [await server.signUp("Iris Invited"), await server.signUp("Dora Declines")];
  const tokenOf = (link = "") => link.split("/").at(-1) ?? "";
  await iris.client.invitations.mine({});
  await iris.client.invitations.answer({ token: tokenOf(sent[0]?.link), answer: "accept" });
  await dora.client.invitations.read({ token: tokenOf(sent[1]?.link) });
  await dora.client.invitations.answer({ token: tokenOf(sent[1]?.link), answer: "decline" });
  await iris.client.organizations.activate({ organizationId });
  const { sent: again } = await client.invitations.create({
    emails: [iris.email],
    into: { type: "organization", role: "administrator" },
  });
  for (const { link } of again)
    await iris.client.invitations.answer({ token: tokenOf(link), answer: "accept" });
  await client.members
    .update({ userId: iris.account.user.id, role: "user" })
    .catch(() => undefined);

  const page = await publishedPage(inWorkspace(olga, workspaceId), "Asked for", "Text");
  const asker = await server.signUp("Ada Asks");
  await asker.client.requests.ask({ item: { type: "page", id: page.pageId } });
  await asker.client.requests.ask({ item: { type: "workspace", id: workspaceId } });
  const {
    items: [request],
    nextCursor,
  } = await client.requests.list({ limit: 1 });
  if (nextCursor !== null) {
    await client.requests.list({ limit: 1, cursor: nextCursor, isOutside: true });
  }
  if (request === undefined) throw new Error("There is no request.");
  await client.requests.decide({ requestId: request.id, decision: "approve", role: "editor" });
  await dora.client.requests.ask({ item: { type: "workspace", id: workspaceId } });
  await dora.client.requests.join({ email: olga.email });
  const mail = server.mails.findLast(
    ({ to, link }) => to === olga.email && link.url.includes("confirm"),
  );
  if (mail !== undefined)
    await dora.client.requests.confirm({ token: tokenOf(mail.link.url) }).catch(() => undefined);
  for (const { id } of (await client.requests.list({})).items) {
    await client.requests.decide({ requestId: id, decision: "decline" });
  }

  for (const action of ["subscribe", "unsubscribe", "subscribe"] as const) {
    await carl.client.subscriptions.update({
      item: { type: "user", id: olga.account.user.id },
      action,
    });
    await carl.client.subscriptions.update({
      item: { type: "workspace", id: workspaceId },
      action,
    });
  }
  await server.sql`update authentication.users set email_verified = true
    where id = any(${[userId, iris.account.user.id]}::uuid[])`;
  await carl.client.settings.updateUser({ notificationMail: "atOnce" });
  await iris.client.settings.updateUser({ notificationMail: "daily" });
  await iris.client.pages.subscribe({ pageId: page.pageId, action: "subscribe" });
  await publishVersion(olga, page.pageId, "Told");
  walkers.wait(0.1);
  server.refuseMail(true);
  await server.mailNotifications();
  server.refuseMail(false);
  walkers.wait(1.2);
  await server.mailNotifications();

  const live = createLiveAccessStore(server.sql);
  await live.findPageFacts(page.pageId);
  await live.findEndedSessions([crypto.randomUUID()]);
  await live.findOrganizations([{ userId, id: organizationId }]);
  await live.findWorkspaces([{ userId, id: workspaceId }]);
  await live.findPages([{ userId, id: page.pageId }]);

  await publishVersion(iris, page.pageId, "From Iris");
  await client.members.remove({ userId: iris.account.user.id });
  await iris.client.accounts.previewDeletion();
  await iris.client.accounts.delete({ password });
  await asker.client.members.leave().catch(() => undefined);
  const late = await server.signUp("Leo Late");
  await joinOrganization(server, late, olga, [{ id: workspaceId, role: "administrator" }]);
  const own = await publishedPage(inWorkspace(late, workspaceId), "Late", "x");
  await late.client.organizations.activate({ organizationId: late.account.organization.id });
  await draftedPage(late, "Mine", "x");
  const seen = await publishedPage(late, "Seen by Dora", "x");
  await joinOrganization(server, dora, late, []);
  await late.client.members.update({ userId: dora.account.user.id, role: "administrator" });
  await late.client.permissions.setPageRole({
    pageId: seen.pageId,
    userId: dora.account.user.id,
    role: "viewer",
  });
  await late.client.organizations.activate({ organizationId });
  await olga.client.pages.get(own);
  await late.client.accounts.previewDeletion();
  await late.client.accounts.delete({ password });
}

/** Signs in and out, changes addresses, and deletes accounts, workspaces and organizations. */
export async function walkAccounts({ server, olga, carl, wait }: Walkers): Promise<void> {
  const post = (path: string, body: object, cookies = "", address = "198.51.100.7") =>
    server.send(
      `/api/auth/${path}`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      },
      cookies,
      address,
    );
  const signIn = (given: string) => post("sign-in/email", { email: carl.email, password: given });
  await signIn("wrong");
  await signIn(password);
  await signIn(password);
  const { items } = await carl.client.accounts.listSessions();
  const other = items.find(({ isCurrent }) => !isCurrent);
  // The clock was put forward by days, so this session is an old one.
  if (other !== undefined) {
    await carl.client.accounts.endSession({ sessionId: other.id, password });
  }
  await carl.client.accounts.endOtherSessions({ password });
  await carl.client.accounts.requestEmailChange({ newEmail: "carl.new@example.com", password });
  const change = server.mails.findLast(({ to }) => to === "carl.new@example.com");
  await carl.client.accounts.confirmEmailChange({
    token: change?.link.url.split("/").at(-1) ?? "",
  });
  await post("request-password-reset", { email: "carl.new@example.com" });

  const made = await olga.client.workspaces.create({ workspaceName: "To go" });
  const here = inWorkspace(olga, made.workspaceId);
  const page = await publishedPage(here, "Goes along", "x");
  await olga.client.permissions.restrictPage({ pageId: page.pageId, isRestricted: true });
  await olga.client.workspaces.delete(made);
  await olga.client.trash.workspaceLoss(made);
  await olga.client.workspaces.restore(made);
  await olga.client.workspaces.delete(made);
  await olga.client.trash.removeWorkspace(made);
  const later = await olga.client.workspaces.create({ workspaceName: "Goes by itself" });
  await olga.client.workspaces.delete(later);
  const solo = await server.signUp("Sally Solo");
  await publishedPage(solo, "Mine", "x");
  await solo.client.accounts.previewDeletion();
  await solo.client.accounts.delete({ password });
  const { id: organizationId, organizationName } = carl.account.organization;
  await carl.client.organizations.activate({ organizationId });
  await publishedPage(carl, "In Carl's", "x");
  const created = await carl.client.organizations.create({ organizationName: "Second" });
  void created;
  const gone = { organizationId, organizationName };
  await carl.client.organizations.delete(gone);
  await carl.client.organizations.deleted();
  await carl.client.organizations.restore({ organizationId });
  await carl.client.organizations.delete(gone);
  wait(31);
  await server.removeGoneWorkspaces();
  await server.removeGoneOrganizations();
  await server.sweepFiles({ isDry: false });
  await walkSignIn(server, carl.account.user.id);
}

/** Reads the audit log in each way, and removes what is old. */
async function walkAudit({ server, olga, carl }: Walkers): Promise<void> {
  const { id: organizationId } = olga.account.organization;
  const { audit } = olga.client;
  const since = new Date(0).toISOString();
  const until = new Date().toISOString();
  const { nextCursor } = await audit.list({ organizationId, limit: 1 });
  await audit.list({ organizationId, since, until, cursor: nextCursor ?? "" });
  await audit.list({ organizationId, category: "exports" });
  await audit.list({ organizationId, userId: carl.account.user.id });
  await writeAuditLines(createAuditListStore(server.sql), { organizationId, reader: null }).next();
  await server.removeOldEntries();
}

/** What sign-in through a provider, and with a password for the second time, sends. */
async function walkSignIn({ sql }: TestServer, userId: UserId): Promise<void> {
  const linking = createLinkingStore(sql, createSignInTurns(sql));
  await linking.isStillGood(userId, {
    accountId: crypto.randomUUID(),
    passwordHash: "of an old password",
  });
  await linking.findPassword(userId);
  await linking.renewPassword(userId, { before: "a hash", hash: "another" });
  await linking.replacePassword(userId, {
    before: "of an old password",
    hash: "of a new one",
    from: undefined,
  });
  await linking.keepPasswordOnly(userId, { address: null, userAgent: null });
  await sql`update authentication.users set email_verified = false where id = ${userId}`;
  await linking.endUnproven(userId, undefined);
  const accounts = createAccountStore(sql);
  await accounts.setEmailVerified(userId);
  await accounts.findPasswordOwner(userId);
  const known = createKnownAddressStore(sql);
  await known.isKnown("somebody@example.com", "198.51.100.7", new Date());
  await known.forget(userId, "198.51.100.7");
  const sessions = createSessionStore(sql);
  const sessionId = crypto.randomUUID() as SessionId;
  const secondFactors = createSecondFactorSwitch(sql);
  await secondFactors.turnOn(userId, { kept: sessionId, period: 1, from: undefined });
  const codes = createSecondFactorStore(sql);
  await codes.findSecret(userId);
  await codes.findRecoveryCodes(userId);
  await codes.useCode(userId, 1);
  await secondFactors.turnOff(userId, undefined);
  await secondFactors.removeOf("somebody@example.com");
  await createPersonAuditStore(sql).recordByOperator(userId, "secondFactorRemoved");
  await sessions.endAllOf("somebody@example.com");
  await sessions.replace("no token");
  await sessions.touch(sessionId);
  await sessions.remove(userId, sessionId);
  await sessions.removeOthers(userId, sessionId);
  const failures = createSignInFailureStore(sql);
  for (const failedAt of [1, 2]) {
    await failures.change(
      "account:somebody",
      () => ({ failedAtMs: failedAt, forgivenAtMs: failedAt + 1 }) as never,
    );
  }
}
