import type { WorkspaceId } from "@stemma/domain/ids";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { earlier } from "../testing/earlier.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { sharedPage } from "../testing/shared-page.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let mia: Person;
let shared: Awaited<ReturnType<typeof sharedPage>>["page"];

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Mia sees a workspace of Olga's, with a page that she has read and that changed since. */
beforeEach(async () => {
  ({ olga, mia, page: shared } = await sharedPage(server, "viewer"));
});

const listOf = async ({ client }: Person) => (await client.workspaces.list()).items;
const namesOf = async (person: Person) =>
  (await listOf(person)).map(({ workspaceName }) => workspaceName);
const idOf = async (person: Person, name: string): Promise<WorkspaceId> => {
  const found = (await listOf(person)).find(({ workspaceName }) => workspaceName === name);
  if (found === undefined) throw new Error(`There is no workspace ${name}.`);
  return found.id;
};
const make = async (...names: string[]) => {
  for (const workspaceName of names) await olga.client.workspaces.create({ workspaceName });
};
const place = async (name: string, after: string | null) =>
  olga.client.workspaces.place({
    workspaceId: await idOf(olga, name),
    after: after === null ? null : await idOf(olga, after),
  });

describe("the order of one's workspaces", () => {
  test("is the personal one first, then by name, until one is moved; new ones come after the moved ones, by name", async () => {
    const before = await namesOf(mia);
    await make("Kitchen", "Shop", "Garden");
    expect(await namesOf(olga)).toEqual(["Personal", "Garden", "Kitchen", "Shop"]);
    await place("Shop", null);
    await place("Garden", "Shop");
    await make("Attic");
    expect(await namesOf(olga)).toEqual(["Shop", "Garden", "Personal", "Attic", "Kitchen"]);
    expect(await namesOf(mia)).toEqual(before);
  });

  test("holds when two tabs move at once", async () => {
    await make("Kitchen", "Shop", "Garden");
    await Promise.all([place("Shop", null), place("Garden", null), place("Kitchen", null)]);
    const three = (await namesOf(olga)).slice(0, 3);
    expect(three.toSorted()).toEqual(["Garden", "Kitchen", "Shop"]);
    await place("Garden", "Shop");
    const names = await namesOf(olga);
    expect(names.indexOf("Garden")).toBe(names.indexOf("Shop") + 1);
  });

  test("knows no workspace that one does not see", async () => {
    await make("Vault");
    const vault = await idOf(olga, "Vault");
    const refused = { code: "NO_ACCESS" };
    const seen = shared.workspaceId;
    const { workspaces } = mia.client;
    await expect(workspaces.place({ workspaceId: vault, after: null })).rejects.toMatchObject(
      refused,
    );
    await expect(workspaces.place({ workspaceId: seen, after: vault })).rejects.toMatchObject(
      refused,
    );
    await expect(workspaces.mute({ workspaceId: vault, isMuted: true })).rejects.toMatchObject(
      refused,
    );
  });
});

describe("a muted workspace", () => {
  test("is left out of what Home shows, for whoever muted it, and still notifies", async () => {
    const { pageId, workspaceId } = shared;
    const { publishedVersion } = (await mia.client.pages.get({ pageId })).page;
    if (publishedVersion === null) throw new Error("The page is not published.");
    await mia.client.recents.add({ type: "page", id: pageId, shownVersion: publishedVersion });
    await mia.client.pages.subscribe({ pageId, action: "subscribe" });
    await mia.client.workspaces.mute({ workspaceId, isMuted: true });
    await publishVersion(olga, pageId, "News");
    await server.runTasks();

    const homeOf = async ({ client }: Person) => ({
      published: (await client.reading.published({})).items.some(({ id }) => id === pageId),
      changed: (await client.reading.changes({})).items.some(({ id }) => id === pageId),
    });
    expect(await homeOf(mia)).toEqual({ published: false, changed: false });
    expect((await homeOf(olga)).published).toBe(true);
    expect(await listOf(mia)).toContainEqual(
      expect.objectContaining({ id: workspaceId, isMuted: true }),
    );
    const { items: counts } = await mia.client.reading.counts();
    expect(counts).toEqual([{ id: workspaceId, unreadPages: 1 }]);
    expect((await mia.client.notifications.list({})).items).toHaveLength(1);

    await mia.client.workspaces.mute({ workspaceId, isMuted: false });
    expect(await homeOf(mia)).toEqual({ published: true, changed: true });
  });

  test("keeps its place, and both go with the workspace", async () => {
    await make("Kitchen", "Shop");
    await place("Shop", null);
    const workspaceId = await idOf(olga, "Shop");
    await olga.client.workspaces.mute({ workspaceId, isMuted: true });
    await olga.client.workspaces.mute({ workspaceId, isMuted: true });
    expect((await listOf(olga))[0]).toMatchObject({ workspaceName: "Shop", isMuted: true });
    await olga.client.workspaces.delete({ workspaceId });
    await server.sql`update workspaces
      set deleted_at = ${earlier(server.sql, "deleted_at", "31 days")} where id = ${workspaceId}`;
    await server.removeGoneWorkspaces();
    const left =
      await server.sql`select 1 from workspace_preferences where workspace_id = ${workspaceId}`;
    expect(left).toHaveLength(0);
  });
});
