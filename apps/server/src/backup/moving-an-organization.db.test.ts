import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { samplePeople } from "@stemma/sample/handbook/people";
import { seedHandbook } from "@stemma/sample/handbook/seed-handbook";
import type { OrganizationId } from "@stemma/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answersToEverybody } from "../testing/answers-to-everybody.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { createIsolationFixture } from "../testing/isolation-fixture.ts";
import type { OwnedIds } from "../testing/isolation-row.ts";
import { exportFrom, importInto } from "../testing/move-organization.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

const password = "correct horse battery";

/** What is about a person and not about the organization: sessions, other organizations, whether the address is confirmed. */
const personal: ReadonlySet<string> = new Set([
  "accounts.current",
  "accounts.listSessions",
  "accounts.previewDeletion",
  "organizations.list",
]);

let folder: string;
let source: TestServer;
let target: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-moving-one-"));
  source = await startTestServer();
  target = await startTestServer();
});
afterAll(async () => {
  await source.stop();
  await target.stop();
  rmSync(folder, { recursive: true });
});

const post = (server: TestServer, at: string, body: object) =>
  server.send(`/api/auth/${at}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Chooses a password by a mailed link. */
async function resetPassword(server: TestServer, email: string): Promise<void> {
  await post(server, "request-password-reset", { email });
  const token = () =>
    server.mails.findLast(({ to }) => to === email)?.link.url.split("/resetPassword/")[1];
  await expect.poll(token).toBeDefined();
  const reset = await post(server, "reset-password", { token: token(), newPassword: password });
  expect(reset.status).toBe(200);
}

test("everybody in an organization is answered on the new server as on the old one", async () => {
  await seedHandbook(source.send);
  const { owned, fixture } = await createIsolationFixture(source);
  await source.runTasks();
  const [handbook] = await source.sql<
    (Pick<OwnedIds, "pageId" | "workspaceId" | "versionId"> & { organizationId: OrganizationId })[]
  >`select p.id as "pageId", p.workspace_id as "workspaceId", p.published_version as "versionId",
      p.organization_id as "organizationId"
    from pages p join drafts d on d.page_id = p.id and d.organization_id = p.organization_id
    where p.published_version is not null and p.organization_id <> ${fixture.owner.account.organization.id}
    order by p.id limit 1`;
  if (handbook === undefined) throw new Error("The handbook has no page with a draft.");
  const { organizationId, ...ids } = handbook;
  const items = [{ ...owned, ...ids }];
  const emails = Object.values(samplePeople).map(({ email }) => email);
  expect(emails.length).toBeGreaterThan(3);

  // One of them is on the new server already, with another id and an organization of their own.
  const [known = "", ...others] = emails;
  const { name } = Object.values(samplePeople)[0] ?? { name: "" };
  const signedUp = await post(target, "sign-up/email", { name, email: known, password });
  await target.clientOf(cookiesOf(signedUp)).accounts.open();
  await target.sql`update authentication.users set email_verified = true where email = ${known}`;
  const file = path.join(folder, "handbook.tar.gz");
  const content = await exportFrom(source, file, organizationId);
  const { manifest, people } = await importInto(target, file);
  expect(manifest.tables).toEqual(content.tables);
  expect(content.files.count).toBeGreaterThan(2);
  expect(people).toEqual({ matched: 1, created: others.length, named: 0 });
  for (const email of others) {
    const refused = await post(target, "sign-in/email", { email, password });
    expect(refused.status).toBe(401);
    await resetPassword(target, email);
  }
  for (const { sql } of [source, target]) {
    await sql`update users set recent_organization_id = ${organizationId} where email = any(${emails})`;
  }
  const idOf = async ({ sql }: TestServer) =>
    (await sql<{ id: string }[]>`select id from users where email = ${known}`)[0]?.id ?? "";
  const [before, after] = [await idOf(source), await idOf(target)];
  expect(after).not.toBe(before);
  const [original, moved] = [
    await answersToEverybody(source, emails, items, fixture),
    await answersToEverybody(target, emails, items, fixture),
  ];
  const compared = Object.keys(original).filter(
    (question) => !personal.has(question.split(" ")[1] ?? ""),
  );
  const asJson = (answer: unknown) => JSON.stringify(answer);
  expect(compared.length).toBeGreaterThan(30 * emails.length);
  const answered = compared.filter((question) => !asJson(original[question]).includes("refused"));
  expect(answered.length).toBeGreaterThan(compared.length / 2);
  for (const question of compared) {
    const expected: unknown = JSON.parse(asJson(original[question]).replaceAll(before, after));
    expect(JSON.parse(asJson(moved[question])), question).toEqual(expected);
  }
});
