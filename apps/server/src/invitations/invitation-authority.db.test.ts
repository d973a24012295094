import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { WorkspaceId } from "@stemma/domain/ids";
import { joinOrganization } from "../testing/join-organization.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let bob: Person;
let ann: Person;
let workspaceId: WorkspaceId;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  [olga, bob, ann] = await signUpTogether(server, "Olga", "Bob", "Ann");
  await joinOrganization(server, bob, olga, []);
  await joinOrganization(server, ann, olga, []);
  ({ workspaceId } = await bob.client.workspaces.create({ workspaceName: "Bob's" }));
});

const tokenOf = (link = "") => link.split("/").at(-1) ?? "";

test("who was removed does not come back by an invitation of somebody who may not let them in", async () => {
  const { sent } = await bob.client.invitations.create({
    emails: [ann.email],
    into: { type: "workspace", workspaceId, role: "editor" },
  });
  await olga.client.members.remove({ userId: ann.account.user.id });
  const token = tokenOf(sent[0]?.link);
  const answer = ann.client.invitations.answer({ token, answer: "accept" });
  await expect(answer).rejects.toMatchObject({
    code: "INVITATION_ENDED",
    data: { state: "revoked" },
  });
});

test.each([
  {
    because: "was removed",
    end: () => olga.client.members.remove({ userId: ann.account.user.id }),
  },
  {
    because: "administers the organization no more",
    end: () => olga.client.members.update({ userId: ann.account.user.id, role: "user" }),
  },
])("an invitation ends with the authority of who made it, who $because", async ({ end }) => {
  const userId = ann.account.user.id;
  await olga.client.members.update({ userId, role: "administrator" });
  const { sent } = await ann.client.invitations.create({
    emails: [`second.${ann.email}`],
    into: { type: "organization", role: "administrator" },
  });
  await end();
  const token = tokenOf(sent[0]?.link);
  expect(await server.clientOf("").invitations.read({ token })).toMatchObject({ state: "revoked" });
});

test("an invitation into a workspace ends with its maker's role there", async () => {
  const { sent } = await bob.client.invitations.create({
    emails: [ann.email],
    into: { type: "workspace", workspaceId, role: "editor" },
  });
  const set = bob.client.permissions.setWorkspaceRole;
  await set({ workspaceId, userId: olga.account.user.id, role: "administrator" });
  await set({ workspaceId, userId: bob.account.user.id, role: "viewer" });
  const token = tokenOf(sent[0]?.link);
  const answer = ann.client.invitations.answer({ token, answer: "accept" });
  await expect(answer).rejects.toMatchObject({ data: { state: "revoked" } });
});

test("who may not invite somebody may not send their invitation anew either", async () => {
  const set = bob.client.permissions.setWorkspaceRole;
  await set({ workspaceId, userId: olga.account.user.id, role: "administrator" });
  const { sent } = await olga.client.invitations.create({
    emails: ["outside@example.com"],
    into: { type: "workspace", workspaceId, role: "editor" },
  });
  const [invitation] = sent;
  if (invitation === undefined) throw new Error("Nobody was invited.");
  const renew = bob.client.invitations.renew({ invitationId: invitation.id });
  await expect(renew).rejects.toMatchObject({
    code: "OUTSIDE_ORGANIZATION",
    data: { emails: ["outside@example.com"] },
  });
});

test("many who change invitations at once wait for nobody's connection but their own", async () => {
  const emails = Array.from({ length: 20 }, (_, count) => `many${count}@example.com`);
  const { sent } = await olga.client.invitations.create({
    emails,
    into: { type: "organization", role: "user" },
  });
  const revocations = sent.map(({ id }) => olga.client.invitations.revoke({ invitationId: id }));
  const outcomes = await Promise.allSettled(revocations);
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
});

test("no more is invited in a day than the limit, however many ask at once", async () => {
  const invite = (round: number) =>
    olga.client.invitations.create({
      emails: Array.from({ length: 50 }, (_, count) => `r${round}.${count}@example.com`),
      into: { type: "organization", role: "user" },
    });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 13 }, (_, round) => invite(round)),
  );
  const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ code: "TOO_MANY_REQUESTS", defined: true });
});
