import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog } from "../testing/audit-log.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { exportFrom, importInto } from "../testing/move-organization.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let folder: string;
let source: TestServer;
let target: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-moving-audit-"));
  source = await startTestServer();
  target = await startTestServer();
});
afterAll(async () => {
  await source.stop();
  await target.stop();
  rmSync(folder, { recursive: true });
});

test("an organization takes its audit log along, and the export is in the one that stays", async () => {
  const olga = await source.signUp("Olga Owner");
  const mia = await source.signUp("Mia Member");
  await joinOrganization(source, mia, olga, []);
  const userId = mia.account.user.id;
  await olga.client.members.update({ userId, role: "administrator" });
  // Mia is on the other server already, with another id.
  const there = await target.signUp("Mia Member");
  await target.sql`update authentication.users set email_verified = true`;
  const before = await auditLog(olga);

  const { id: organizationId } = olga.account.organization;
  const file = path.join(folder, "organization.tar.gz");
  await exportFrom(source, file, organizationId);
  await importInto(target, file);

  const { items } = await there.client.audit.list({ organizationId });
  const [moved] = before;
  expect(items).toEqual([{ ...moved, person: { id: there.account.user.id, name: "Mia Member" } }]);
  expect(await auditLog(olga)).toMatchObject([
    { act: "organizationExported", user: null, item: { id: organizationId } },
    { act: "roleChanged" },
  ]);
});

test("an export that fails leaves no entry", async () => {
  const carl = await source.signUp("Carl Careful");
  const { id } = carl.account.organization;
  await expect(exportFrom(source, path.join(folder, "nowhere", "x"), id)).rejects.toThrow();
  expect(await auditLog(carl)).toEqual([]);
});
