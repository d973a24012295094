import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  olga = await server.signUp("Olga Owner");
});

afterAll(() => server.stop());

const tokenOf = (link: string) => link.split("/").at(-1) ?? "";
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

async function inviteToOrganization(email: string, role: "user" | "administrator" = "user") {
  const { sent } = await olga.client.invitations.create({
    emails: [email],
    into: { type: "organization", role },
  });
  const [invitation] = sent;
  if (invitation === undefined) throw new Error("Nobody was invited.");
  return { ...invitation, token: tokenOf(invitation.link) };
}

test("an invitation is mailed with a link of which the database keeps a hash only", async () => {
  const { link, token, isMailed } = await inviteToOrganization("ina.invited@example.com");
  expect(isMailed).toBe(true);
  const mail = server.mails.at(-1);
  expect(mail).toMatchObject({ to: "ina.invited@example.com", link: { url: link } });
  expect(mail?.subject).toContain("Olga Owner");
  const rows = await server.sql`select * from invitations`;
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("whoever has an account with the address accepts, has a 'Personal' there, and is in what is open", async () => {
  const { workspaceId } = await olga.client.workspaces.create({ workspaceName: "Open kitchen" });
  await olga.client.permissions.openWorkspace({ workspaceId, organizationRole: "viewer" });
  const { token } = await inviteToOrganization("ada.accepts@example.com", "administrator");
  const visitor = server.clientOf("");
  expect(await visitor.invitations.read({ token })).toMatchObject({
    email: "ada.accepts@example.com",
    organizationName: "Olga Owner's Stemma",
    workspaceName: null,
    role: "administrator",
    invitedBy: "Olga Owner",
    state: "pending",
  });
  await expect(visitor.invitations.answer({ token, answer: "accept" })).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  const ada = await server.signUp("Ada Accepts");
  const joined = await ada.client.invitations.answer({ token, answer: "accept" });
  const { id: organizationId } = olga.account.organization;
  expect(joined).toEqual({ organizationId, workspaceId: null });
  await ada.client.organizations.activate({ organizationId });
  const account = await ada.client.accounts.current();
  expect(account.can.manage).toBe(true);
  const { items } = await ada.client.workspaces.list();
  expect(items.map(({ workspaceName }) => workspaceName)).toEqual(["Personal", "Open kitchen"]);
  const again = ada.client.invitations.answer({ token, answer: "accept" });
  await expect(again).rejects.toMatchObject({
    code: "INVITATION_ENDED",
    data: { state: "accepted" },
  });
});

test("an invitation into a workspace makes its holder a user of the organization with that role in it", async () => {
  const { workspaceId, pageId } = await publishedPage(olga, "Bread", "Flour");
  const { sent } = await olga.client.invitations.create({
    emails: ["wim.workspace@example.com"],
    into: { type: "workspace", workspaceId, role: "viewer" },
  });
  const wim = await server.signUp("Wim Workspace");
  const token = tokenOf(sent[0]?.link ?? "");
  const joined = await wim.client.invitations.answer({ token, answer: "accept" });
  expect(joined.workspaceId).toBe(workspaceId);
  await wim.client.organizations.activate({ organizationId: olga.account.organization.id });
  const view = await wim.client.pages.get({ pageId });
  expect(view.can).toMatchObject({ edit: false, publish: false, manage: false });
});

describe("an invitation is of no use", () => {
  test("to who has another address", async () => {
    const { token } = await inviteToOrganization("right.one@example.com");
    const wrong = await server.signUp("Wrong One");
    const answer = wrong.client.invitations.answer({ token, answer: "accept" });
    await expect(answer).rejects.toMatchObject({
      code: "INVITATION_FOR_ANOTHER",
      data: { email: "right.one@example.com" },
    });
  });

  test("after seven days, until it is sent anew with another link", async () => {
    const { id, token } = await inviteToOrganization("lea.late@example.com");
    const lea = await server.signUp("Lea Late");
    const before = now;
    now = later(7);
    const answer = lea.client.invitations.answer({ token, answer: "accept" });
    await expect(answer).rejects.toMatchObject({ data: { state: "expired" } });
    const { items } = await olga.client.invitations.list({});
    expect(items.find((item) => item.id === id)?.state).toBe("expired");
    const renewed = await olga.client.invitations.renew({ invitationId: id });
    await expect(lea.client.invitations.read({ token })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const anew = { token: tokenOf(renewed.link), answer: "accept" } as const;
    expect((await lea.client.invitations.answer(anew)).organizationId).not.toBeNull();
    now = before;
  });

  test("once it was taken back, declined, or replaced by another to the same address", async () => {
    const taken = await inviteToOrganization("rita@example.com");
    await olga.client.invitations.revoke({ invitationId: taken.id });
    expect(await server.clientOf("").invitations.read(taken)).toMatchObject({ state: "revoked" });
    const declined = await inviteToOrganization("rita@example.com");
    await server.clientOf("").invitations.answer({ token: declined.token, answer: "decline" });
    const first = await inviteToOrganization("rita@example.com");
    const second = await inviteToOrganization("RITA@example.com ");
    const states = [];
    for (const { token } of [declined, first, second]) {
      states.push((await server.clientOf("").invitations.read({ token })).state);
    }
    expect(states).toEqual(["declined", "revoked", "pending"]);
  });
});

test("invitations to an address show to its account only once the address is confirmed", async () => {
  const { id } = await inviteToOrganization("vic.verified@example.com");
  const vic = await server.signUp("Vic Verified");
  expect((await vic.client.invitations.mine({})).items).toEqual([]);
  const early = vic.client.invitations.answerMine({ invitationId: id, answer: "accept" });
  await expect(early).rejects.toMatchObject({ code: "NOT_FOUND" });
  await server.sql`update authentication.users set email_verified = true
    where id = ${vic.account.user.id}`;
  expect((await vic.client.invitations.mine({})).items).toMatchObject([{ id, state: "pending" }]);
  await vic.client.invitations.answerMine({ invitationId: id, answer: "accept" });
  expect((await vic.client.invitations.mine({})).items).toEqual([]);
});

test("who is invited many times reads all of it in parts, newest first, while more invitations come and go", async () => {
  const { id } = await inviteToOrganization("mia.many@example.com");
  await server.sql`
    insert into invitations (id, organization_id, workspace_id, email, role, token_hash, invited_by, status, created_at, expires_at)
    select gen_random_uuid(), organization_id, gen_random_uuid(), email, role, token_hash || n, invited_by,
      case when n > 600 then 'declined' else 'pending' end, created_at + n / 3 * interval '1 second', expires_at
    from invitations, generate_series(1, 610) n where id = ${id}`;
  const mia = await server.signUp("Mia Many");
  const { client } = mia;
  expect(await client.invitations.mine({})).toEqual({ items: [], nextCursor: null, count: 0 });
  await server.sql`update authentication.users set email_verified = true
    where id = ${mia.account.user.id}`;
  const wanted = await server.sql<{ id: string }[]>`
    select id from invitations where email = 'mia.many@example.com' and status = 'pending'
    order by created_at desc, id desc`;
  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const part = await client.invitations.mine({ cursor, limit: 110 });
    // After the first part one comes and one goes, so the count stays.
    expect(part.count).toBe(601);
    listed.push(...part.items.map((invitation) => invitation.id));
    if (cursor === undefined) {
      await server.sql`
        insert into invitations select gen_random_uuid(), organization_id, gen_random_uuid(), email, role, token_hash || 'new',
          invited_by, status, created_at + interval '1 day', expires_at from invitations where id = ${id}`;
      await server.sql`update invitations set status = 'revoked' where id = ${wanted[0]?.id ?? ""}`;
    }
    cursor = part.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(listed).toEqual(wanted.map((row) => row.id));
  await client.invitations.answerMine({ invitationId: id, answer: "accept" });
  const { items: organizations } = await client.organizations.list();
  expect(organizations.map((organization) => organization.id)).toContain(
    olga.account.organization.id,
  );
});

test("who administers a workspace only invites who is in the organization, and is told who is not", async () => {
  const carl = await server.signUp("Carl Colleague");
  const cora = await server.signUp("Cora Colleague");
  await joinOrganization(server, carl, olga, []);
  await joinOrganization(server, cora, olga, []);
  const { workspaceId } = await carl.client.workspaces.create({ workspaceName: "Carl's" });
  const into = { type: "workspace", workspaceId, role: "editor" } as const;
  const emails = [cora.email, "outside@example.com"];
  await expect(carl.client.invitations.create({ emails, into })).rejects.toMatchObject({
    code: "OUTSIDE_ORGANIZATION",
    data: { emails: ["outside@example.com"] },
  });
  const counted = `invitations:${carl.account.user.id}`;
  expect(await server.sql`select 1 from authentication.attempts where key = ${counted}`).toEqual(
    [],
  );
  const { sent } = await carl.client.invitations.create({ emails: [cora.email], into });
  expect(sent).toMatchObject([{ email: cora.email }]);
  await olga.client.members.update({ userId: carl.account.user.id, role: "user" });
  const organization = { type: "organization", role: "user" } as const;
  const beyond = carl.client.invitations.create({ emails, into: organization });
  await expect(beyond).rejects.toMatchObject({ code: "NOT_ALLOWED" });
});

test("who is in already is named and not invited", async () => {
  const into = { type: "organization", role: "user" } as const;
  const emails = [olga.email, "new.one@example.com", "new.one@example.com"];
  const { sent, alreadyIn } = await olga.client.invitations.create({ emails, into });
  expect(alreadyIn).toEqual([olga.email]);
  expect(sent.map(({ email }) => email)).toEqual(["new.one@example.com"]);
});

test("open invitations are listed for the caller's organization, or for one workspace of it", async () => {
  const ines = await server.signUp("Ines Inviter");
  const { personalWorkspaceId } = ines.account.configuration;
  const { workspaceId } = await ines.client.workspaces.create({ workspaceName: "Kitchen" });
  await inviteToOrganization("of.olga@example.com");
  const invite = ines.client.invitations.create;
  await invite({
    emails: ["a.whole@example.com"],
    into: { type: "organization", role: "user" },
  });
  for (const [email, id] of [
    ["b.kitchen@example.com", workspaceId],
    ["c.personal@example.com", personalWorkspaceId],
  ] as const) {
    await invite({ emails: [email], into: { type: "workspace", workspaceId: id, role: "viewer" } });
  }
  const listed = async (input: { workspaceId?: typeof workspaceId }) => {
    const { items } = await ines.client.invitations.list(input);
    return items.map(({ email }) => email).toSorted();
  };
  expect(await listed({})).toEqual([
    "a.whole@example.com",
    "b.kitchen@example.com",
    "c.personal@example.com",
  ]);
  expect(await listed({ workspaceId })).toEqual(["b.kitchen@example.com"]);
});

test("who has many open invitations reads them in parts, newest first, and how many there are", async () => {
  const pam = await server.signUp("Pam Pages");
  const emails = ["a", "b", "c"].map((name) => `${name}.of.pam@example.com`);
  for (const email of emails) {
    now = new Date(now.getTime() + 1000);
    await pam.client.invitations.create({
      emails: [email],
      into: { type: "organization", role: "user" },
    });
  }
  const first = await pam.client.invitations.list({ limit: 2 });
  expect(first).toMatchObject({ count: 3, items: [{ email: emails[2] }, { email: emails[1] }] });
  const rest = await pam.client.invitations.list({ limit: 2, cursor: first.nextCursor ?? "" });
  expect(rest).toMatchObject({ count: 3, items: [{ email: emails[0] }], nextCursor: null });
  for (const { id } of rest.items) await pam.client.invitations.revoke({ invitationId: id });
  expect(await pam.client.invitations.list({ limit: 2 })).toMatchObject({
    count: 2,
    items: [{ email: emails[2] }, { email: emails[1] }],
    nextCursor: null,
  });
});
