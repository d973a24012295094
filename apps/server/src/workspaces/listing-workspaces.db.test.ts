import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { WorkspaceId } from "@stemma/domain/ids";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inWorkspace } from "../testing/in-workspace.ts";
import type { Person } from "../testing/people.ts";
import { publishedPage } from "../testing/published-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  [olga] = await signUpTogether(server, "Olga");
});

const add = async (workspaceName: string): Promise<WorkspaceId> =>
  (await olga.client.workspaces.create({ workspaceName })).workspaceId;

/** All workspaces, read in parts of this size; `between` runs after each part. */
async function readInParts(limit: number, between = async () => {}) {
  const parts = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await olga.client.workspaces.list({ cursor, limit });
    parts.push(items);
    cursor = nextCursor ?? undefined;
    await between();
  } while (cursor !== undefined);
  return parts;
}

test("workspaces are read in parts, in one's own order, each once: those with a place, the personal one, then by name", async () => {
  const placed = [await add("Zoo"), await add("Attic")];
  // In the alphabet of people, not in that of bytes; two of one name, and words that a cursor has to carry.
  for (const name of ["Östra", "oven", "Zebra 🦓", "O", "Same", "Same"]) await add(name);
  for (const workspaceId of placed) {
    await olga.client.workspaces.place({ workspaceId, after: null });
  }
  const { items: whole } = await olga.client.workspaces.list();
  expect(whole.map(({ workspaceName }) => workspaceName)).toEqual([
    "Attic",
    "Zoo",
    "Personal",
    "O",
    "Östra",
    "oven",
    "Same",
    "Same",
    "Zebra 🦓",
  ]);
  for (const limit of [1, 2, 4]) {
    const parts = await readInParts(limit);
    expect(parts.flat()).toEqual(whole);
    expect(Math.max(...parts.map((part) => part.length))).toBe(limit);
  }
});

test("a part that is read later knows what is new in its workspaces", async () => {
  const workspaceId = await add("Shop");
  const { pageId } = await publishedPage(inWorkspace(olga, workspaceId), "Hours", "Nine to five");
  const parts = await readInParts(1);
  expect(parts.at(-1)).toMatchObject([{ id: workspaceId, latestChange: { pageId } }]);
});

test("a workspace that is renamed or removed between two parts hides no other one", async () => {
  const ids = [];
  for (const name of ["A", "B", "C", "D", "E"]) ids.push(await add(name));
  const [a, b] = ids;
  if (a === undefined || b === undefined) throw new Error("There are five.");
  let reads = 0;
  const parts = await readInParts(3, async () => {
    reads += 1;
    // Both were read: the cursor stands on the second one.
    if (reads > 1) return;
    await olga.client.workspaces.delete({ workspaceId: b });
    await olga.client.workspaces.rename({ workspaceId: a, workspaceName: "Last" });
  });
  const names = parts.flat().map(({ workspaceName }) => workspaceName);
  expect(names).toEqual(["Personal", "A", "B", "C", "D", "E", "Last"]);
});

test("nobody loses sight of a workspace beyond the most in an answer; without a limit, there are as many as that", async () => {
  const count = rowsPerAnswerMax + 1;
  const { user, organization } = olga.account;
  await server.sql`
    with made as (
      insert into workspaces (id, organization_id, workspace_name, is_personal_workspace, created_at, updated_at, updated_by)
      select gen_random_uuid(), ${organization.id}, 'W ' || n, false, now(), now(), ${user.id}
      from generate_series(1, ${count}::int) n
      returning id)
    insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
    select ${organization.id}, id, ${user.id}, 'administrator', 'administrator' from made`;
  const first = await olga.client.workspaces.list();
  expect(first.items).toHaveLength(rowsPerAnswerMax);
  const { nextCursor: cursor } = first;
  if (cursor === null) throw new Error("There are more.");
  const rest = await olga.client.workspaces.list({ cursor });
  expect(rest.nextCursor).toBeNull();
  const ids = [...first.items, ...rest.items].map(({ id }) => id);
  // With 'Personal'.
  expect(new Set(ids).size).toBe(count + 1);
});

test("a cursor that is none begins the list, however it is broken", async () => {
  await add("Shop");
  const { items } = await olga.client.workspaces.list();
  const id = crypto.randomUUID();
  for (const broken of ["[", "null", '["!",false,"a","b"]', `[null,false,"a\u0000",7]`]) {
    const cursor = Buffer.from(broken).toString("base64url");
    expect((await olga.client.workspaces.list({ cursor })).items).toEqual(items);
  }
  const cursor = Buffer.from(JSON.stringify([null, false, "a\u0000", id])).toString("base64url");
  expect((await olga.client.workspaces.list({ cursor })).nextCursor).toBeNull();
});
