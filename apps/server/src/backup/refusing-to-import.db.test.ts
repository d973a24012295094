import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readJournal } from "../platform/database/schema-version.ts";
import { backUp, restoreInto } from "../testing/backup-and-restore.ts";
import { createEmptyDatabase } from "../testing/database/create-empty-database.ts";
import { publishWithFile } from "../testing/file-on-page.ts";
import { createIsolationFixture } from "../testing/isolation-fixture.ts";
import { secretWord } from "../testing/isolation-row.ts";
import { exportFrom, importInto } from "../testing/move-organization.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { listOrganizationTables, personColumns } from "./organization-tables.store.ts";
import { listTables } from "./schema-tables.store.ts";

let folder: string;
let source: TestServer;
let target: TestServer;
let owner: Person;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-refusing-one-"));
  file = path.join(folder, "one.tar.gz");
  source = await startTestServer();
  const { fixture } = await createIsolationFixture(source);
  owner = fixture.owner;
  await publishWithFile(source, owner);
  await exportFrom(source, file, owner.account.organization.id);
});
beforeEach(async () => {
  target = await startTestServer();
  return () => target.stop();
});
afterAll(async () => {
  await source.stop();
  rmSync(folder, { recursive: true });
});

/** How many rows the tables of the new server have, those of people too. */
async function countRows(): Promise<Record<string, unknown>> {
  const counted: Record<string, unknown> = {};
  for (const { name } of await listTables(target.sql)) {
    const [row] = await target.sql`select count(*)::int as rows from ${target.sql(name)}`;
    counted[name] = row?.["rows"];
  }
  return counted;
}

/** Writes the archive anew with its tar changed, and its checksums as they were. */
function changed(from: string, to: string): string {
  const tar = gunzipSync(readFileSync(file)).toString("latin1");
  expect(tar.includes(from)).toBe(true);
  const copy = path.join(folder, "changed.tar.gz");
  writeFileSync(copy, gzipSync(Buffer.from(tar.replaceAll(from, to), "latin1")));
  return copy;
}

test("an organization that is here already is refused, and nothing is changed", async () => {
  await importInto(target, file);
  const before = await countRows();
  await expect(importInto(target, file)).rejects.toThrow(/is on this server already/);
  expect(await countRows()).toEqual(before);
});

test("an id that is taken is refused, and nothing is changed", async () => {
  const other = await target.signUp("Tom Tenant");
  const { id } = owner.account.organization;
  await target.sql`insert into workspaces
      (id, organization_id, workspace_name, is_personal_workspace, created_at, updated_at, updated_by)
    values (${owner.account.configuration.personalWorkspaceId}, ${other.account.organization.id}, 'Mine', false, now(), now(),
      ${other.account.user.id})`;
  const before = await countRows();
  await expect(importInto(target, file)).rejects.toThrow(
    /has a row of public\.workspaces already.*nothing was changed/,
  );
  expect(await countRows()).toEqual(before);
  expect(await target.sql`select 1 from organizations where id = ${id}`).toEqual([]);
});

test("an account with an address that nobody has confirmed is taken only if one says so", async () => {
  const squatter = await target.signUp("Olga Owner");
  const before = await countRows();
  await expect(importInto(target, file)).rejects.toThrow(
    /nobody has confirmed, such as olga\.owner@example\.com \(1 in all\).*--trust-addresses/,
  );
  expect(await countRows()).toEqual(before);
  const { people } = await importInto(target, file, true);
  expect(people.matched).toBe(1);
  const [member] = await target.sql`select role from organization_members
    where organization_id = ${owner.account.organization.id} and user_id = ${squatter.account.user.id}`;
  expect(member).toEqual({ role: "administrator" });
});

test("a damaged archive, and one of a newer or older Stemma, change nothing", async () => {
  const before = await countRows();
  const cut = path.join(folder, "cut.tar.gz");
  writeFileSync(cut, readFileSync(file).subarray(0, 3_000));
  await expect(importInto(target, cut)).rejects.toThrow(/is damaged/);
  await expect(importInto(target, changed(secretWord, "quinzz"))).rejects.toThrow(/is damaged/);
  await expect(importInto(target, changed('"format": 1', '"format": 9'))).rejects.toThrow(
    /newer Stemma/,
  );
  const { entries } = readJournal();
  const [earlier, last] = entries.slice(-2).map(({ when }) => `"when": ${when}`);
  await expect(importInto(target, changed(last ?? "", '"when": 9795659447769'))).rejects.toThrow(
    /newer Stemma/,
  );
  await expect(importInto(target, changed(last ?? "", earlier ?? ""))).rejects.toThrow(
    /other tables than this server/,
  );
  expect(await countRows()).toEqual(before);
});

test("an archive of a server is not imported, and one of an organization is not restored", async () => {
  const whole = path.join(folder, "whole.tar.gz");
  await backUp(source.databaseAddress, source.fileStore, whole);
  await expect(importInto(target, whole)).rejects.toThrow(/holds a whole server: use restore/);
  const empty = await createEmptyDatabase();
  await expect(restoreInto(empty.address, target.fileStore, file)).rejects.toThrow(
    /holds one organization: use import-organization/,
  );
  await empty.drop();
});

test("an archive holds the addresses of its members alone, and no password", async () => {
  const tar = gunzipSync(readFileSync(file)).toString("latin1");
  for (const { email } of [owner, { email: "carla.colleague@example.com" }]) {
    expect(tar.includes(email)).toBe(true);
  }
  const [secret] = await source.sql<{ password: string }[]>`
    select password from authentication.accounts where user_id = ${owner.account.user.id}`;
  expect(secret?.password.length).toBeGreaterThan(10);
  const hidden = ["sam.stranger", "fay.former", "ada.asker", secret?.password ?? ""];
  expect(hidden.filter((each) => tar.includes(each))).toEqual([]);
  expect(tar.includes("Fay Former")).toBe(true);
});

test("an organization that is not there is refused", async () => {
  const exportIt = (id: string) => exportFrom(source, path.join(folder, "none.tar.gz"), id);
  for (const id of [crypto.randomUUID(), "Lind Bakery", "' or true"]) {
    await expect(exportIt(id)).rejects.toThrow(
      /There is no organization .*There are: .*Olga Owner's Stemma \(01/,
    );
  }
});

test("of every column with ids it is known whether they are people's", async () => {
  const tables = await listOrganizationTables(source.sql);
  const names = new Set(tables.map(({ name }) => name));
  const all = await listTables(source.sql);
  // A new table either has the organization's column, or is of the server or of people.
  expect(all.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([
    "authentication.accounts",
    "authentication.attempts",
    "authentication.known_addresses",
    "authentication.passkeys",
    "authentication.rate_limits",
    "authentication.sessions",
    "authentication.sign_in_failures",
    "authentication.two_factors",
    "authentication.users",
    "authentication.verifications",
    "public.address_confirmations",
    "public.backup_runs",
    "public.live_events",
    "public.recent_errors",
    "public.users",
  ]);
  const columns = await source.sql<{ name: string }[]>`
    select distinct column_name as name from information_schema.columns
    where table_schema || '.' || table_name = any(${[...names]}) and udt_name in ('uuid', '_uuid') order by 1`;
  const others = columns.map(({ name }) => name).filter((name) => !personColumns.has(name));
  expect(others).toEqual([
    "deleted_with",
    "draft_id",
    "file_id",
    "from_version",
    "id",
    "item_id",
    "level_id",
    "organization_id",
    "page_id",
    "parent_page_id",
    "personal_workspace_id",
    "previous_node",
    "published_version",
    "restricted_by",
    "save_id",
    "snippet_id",
    "started_from",
    "target_id",
    "to_version",
    "version_id",
    "workspace_id",
  ]);
});
