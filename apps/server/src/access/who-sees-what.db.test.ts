import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canOnPage, canOnWorkspace } from "@stemma/domain/access/can";
import type { PageAction, WorkspaceAction } from "@stemma/domain/access/can";
import { createLiveAccessStore } from "../live/live-access.store.ts";
import { mayFollow } from "../live/may-follow.ts";
import { createMailQueueStore } from "../notifications/mail-queue.store.ts";
import { createNotificationStore } from "../notifications/notification.store.ts";
import { askPool } from "../platform/database/ask.ts";
import { connectDatabase } from "../platform/database/connect.ts";
import { Refusal } from "../platform/refusal.ts";
import { createRequestStore } from "../requests/request.store.ts";
import { createSearchStore } from "../search/search.store.ts";
import { makeSeenThings, seenWord } from "../testing/seen-things.ts";
import type { Reader, SeenPage, SeenWorkspace } from "../testing/seen-things.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { authorizeItem } from "./authorize-item.ts";
import { authorizePage, authorizeWorkspace } from "./authorized.ts";
import { enterOrganization } from "./organization-scope.ts";
import { createAccessStore } from "./access.store.ts";

let server: TestServer;
let connection: ReturnType<typeof connectDatabase>;
let things: Awaited<ReturnType<typeof makeSeenThings>>;

beforeAll(async () => {
  server = await startTestServer();
  connection = connectDatabase(server.databaseAddress, 1);
  things = await makeSeenThings(server);
});

afterAll(async () => {
  await connection.close();
  await server.stop();
});

function mayOnPage({ roles }: Reader, page: SeenPage, action: PageAction = "view"): boolean {
  const workspaceRole = roles[page.workspace.name] ?? null;
  const pageRole = roles[page.name] ?? null;
  return canOnPage({ isInOrganization: true, workspaceRole, pageRole }, action, page);
}

function mayOnWorkspace({ roles }: Reader, { name }: SeenWorkspace, action: WorkspaceAction) {
  return canOnWorkspace({ isInOrganization: true, workspaceRole: roles[name] ?? null }, action);
}

const seenPages = (reader: Reader) => things.pages.filter((page) => mayOnPage(reader, page));
const seenPublished = (reader: Reader) => seenPages(reader).filter((page) => page.isPublished);
const seenWorkspaces = (reader: Reader) =>
  things.workspaces.filter((workspace) => mayOnWorkspace(reader, workspace, "view"));

const sorted = (ids: readonly string[]) => ids.toSorted();
const idsOf = (items: readonly { id: string }[]) => sorted(items.map(({ id }) => id));

/** Every list of what somebody may see, as the ids that it shows and those that `can` allows. */
const lists: Record<
  string,
  { shown: (reader: Reader) => Promise<string[]>; allowed: (reader: Reader) => string[] }
> = {
  pins: {
    shown: async ({ client }) => idsOf((await client.pins.list({})).items),
    allowed: (reader) => idsOf([...seenPages(reader), ...seenWorkspaces(reader)]),
  },
  recents: {
    shown: async ({ client }) => idsOf((await client.recents.list()).items),
    allowed: (reader) => idsOf([...seenPages(reader), ...seenWorkspaces(reader)]),
  },
  notifications: {
    shown: async ({ client }) => {
      const { items } = await client.notifications.list({});
      return sorted(items.flatMap((item) => ("pageId" in item ? [item.pageId] : [])));
    },
    allowed: (reader) => idsOf(seenPages(reader)),
  },
  "the count of notifications": {
    shown: async ({ client }) => [String((await client.notifications.count()).unread)],
    allowed: (reader) => [String(seenPages(reader).length)],
  },
  "page subscriptions": {
    shown: async ({ client }) => {
      const { items } = await client.subscriptions.pages({});
      return sorted(items.map(({ pageId }) => pageId));
    },
    allowed: (reader) => idsOf(seenPages(reader)),
  },
  "workspace subscriptions": {
    shown: async ({ client }) => {
      const { items } = await client.subscriptions.workspaces({});
      return sorted(items.map(({ workspaceId }) => workspaceId));
    },
    allowed: (reader) => idsOf(seenWorkspaces(reader)),
  },
  "the search of titles": {
    shown: async ({ client }) => idsOf((await client.search.titles({ query: seenWord })).items),
    allowed: (reader) => idsOf([...seenPages(reader), ...seenWorkspaces(reader)]),
  },
  "the search of texts": {
    shown: async ({ client }) => idsOf((await client.search.bodies({ query: seenWord })).items),
    allowed: (reader) => idsOf(seenPublished(reader)),
  },
  workspaces: {
    shown: async ({ client }) => idsOf((await client.workspaces.list()).items),
    allowed: (reader) => idsOf(seenWorkspaces(reader)),
  },
  "a workspace's pages": {
    shown: async (reader) => {
      const pages = seenWorkspaces(reader).map(async ({ id: workspaceId }) => {
        return (await reader.client.workspaces.pages({ workspaceId })).items;
      });
      return idsOf((await Promise.all(pages)).flat());
    },
    allowed: (reader) =>
      idsOf(
        seenPublished(reader).filter(({ workspace }) => mayOnWorkspace(reader, workspace, "view")),
      ),
  },
  "a workspace's page ids": {
    shown: async (reader) => {
      const pages = seenWorkspaces(reader).map(async ({ id: workspaceId }) => {
        return (await reader.client.workspaces.get({ workspaceId })).pageIds;
      });
      return sorted((await Promise.all(pages)).flat());
    },
    allowed: (reader) =>
      idsOf(seenPages(reader).filter(({ workspace }) => mayOnWorkspace(reader, workspace, "view"))),
  },
  "drafts, which are one's own": {
    shown: async ({ client }) => {
      const { items } = await client.drafts.list({});
      return sorted(items.map(({ pageId }) => pageId));
    },
    allowed: () => idsOf(things.pages.filter(({ isPublished }) => !isPublished)),
  },
  pages: {
    shown: async ({ client }) => {
      const found = things.pages.map(({ id: pageId }) =>
        client.pages.get({ pageId }).then(
          ({ page }) => [page.id],
          () => [],
        ),
      );
      return sorted((await Promise.all(found)).flat());
    },
    allowed: (reader) => idsOf(seenPages(reader)),
  },
  "requests to decide": {
    shown: async ({ client }) => {
      const { items } = await client.requests.list();
      return sorted(items.map(({ targetId }) => targetId));
    },
    allowed: (reader) =>
      idsOf([
        ...things.pages.filter((page) => mayOnPage(reader, page, "manage")),
        ...things.workspaces.filter((workspace) => mayOnWorkspace(reader, workspace, "manage")),
      ]),
  },
  "what may be followed live": {
    shown: async ({ id: userId }) => {
      const topics = [
        ...things.pages.map(({ id }) => `page:${id}` as const),
        ...things.workspaces.map(({ id }) => `workspace:${id}` as const),
      ];
      const wishes = topics.map((topic) => ({ userId, topic }));
      const granted = await mayFollow(createLiveAccessStore(server.sql), wishes);
      return sorted(topics.flatMap((topic, index) => (granted[index] ? [topic.slice(-36)] : [])));
    },
    allowed: (reader) => idsOf([...seenPages(reader), ...seenWorkspaces(reader)]),
  },
};

describe.each(Object.entries(lists))("%s", (_name, { shown, allowed }) => {
  test("hold what each reader may see, and nothing else", async () => {
    for (const reader of things.readers) {
      expect([reader.name, await shown(reader)]).toEqual([reader.name, allowed(reader)]);
    }
  });
});

test.each(["findAmongNewest", "findByIndex", "findAmongSeen"] as const)(
  "each way to search finds what each reader may see, and nothing else: %s",
  async (way) => {
    const search = createSearchStore(server.sql);
    const access = createAccessStore(askPool(server.sql));
    for (const reader of things.readers) {
      const scope = await enterOrganization(access, { userId: reader.id }, things.organizationId);
      const found = await search[way](
        scope,
        { inTitle: seenWord.toLowerCase() },
        { after: null, limit: 50 },
        1_000,
      );
      expect([reader.name, idsOf(found)]).toEqual([reader.name, idsOf(seenPublished(reader))]);
    }
  },
);

const pageActions: PageAction[] = ["view", "edit", "publish", "revert", "delete", "move", "manage"];
const workspaceActions: WorkspaceAction[] = ["view", "createPage", "manage"];

/** What each action comes to: "done", or the code of its refusal. */
const outcomes = <Action extends string>(
  actions: Action[],
  authorize: (action: Action) => unknown,
) =>
  actions.map((action) => {
    try {
      authorize(action);
      return `${action}: done`;
    } catch (error) {
      if (error instanceof Refusal) return `${action}: ${error.code}`;
      throw error;
    }
  });

/** What each action should come to, where `may` says what is allowed. */
const expectedOutcomes = <Action extends string>(
  actions: Action[],
  may: (action: Action | "view") => boolean,
) =>
  actions.map((action) => {
    if (may(action)) return `${action}: done`;
    return `${action}: ${may("view") ? "NOT_ALLOWED" : "NO_ACCESS"}`;
  });

test("each change is decided by how its asker stands towards the page or workspace", async () => {
  const access = createAccessStore(askPool(server.sql));
  for (const reader of things.readers) {
    const scope = await enterOrganization(access, { userId: reader.id }, things.organizationId);
    for (const page of things.pages) {
      const standing = await access.findPage(scope, page.id);
      expect([
        reader.name,
        page.name,
        ...outcomes(pageActions, (action) => authorizePage(standing, action)),
      ]).toEqual([
        reader.name,
        page.name,
        ...expectedOutcomes(pageActions, (action) => mayOnPage(reader, page, action)),
      ]);
    }
    for (const workspace of things.workspaces) {
      const standing = await access.findWorkspace(scope, workspace.id);
      expect([
        reader.name,
        workspace.name,
        ...outcomes(workspaceActions, (action) => authorizeWorkspace(standing, action)),
      ]).toEqual([
        reader.name,
        workspace.name,
        ...expectedOutcomes(workspaceActions, (action) =>
          mayOnWorkspace(reader, workspace, action),
        ),
      ]);
    }
  }
});

test("what a reader may not see is not found to be pinned or visited", async () => {
  const access = createAccessStore(askPool(server.sql));
  for (const reader of things.readers) {
    const scope = await enterOrganization(access, { userId: reader.id }, things.organizationId);
    for (const item of [
      ...things.pages.map(({ id }) => ({ type: "page", id }) as const),
      ...things.workspaces.map(({ id }) => ({ type: "workspace", id }) as const),
    ]) {
      const outcome = await authorizeItem(access, scope, item).then(
        () => "found",
        (error: unknown) => (error instanceof Refusal ? error.code : error),
      );
      const isSeen = [...seenPages(reader), ...seenWorkspaces(reader)].some(
        ({ id }) => id === item.id,
      );
      expect([reader.name, item, outcome]).toEqual([
        reader.name,
        item,
        isSeen ? "found" : "NOT_FOUND",
      ]);
    }
  }
});

test("a page comes with the reader's own draft, and nobody else's", async () => {
  for (const reader of things.readers) {
    for (const { id: pageId, isPublished } of seenPages(reader)) {
      const { draft } = await reader.client.pages.get({ pageId });
      expect([reader.name, draft?.userId]).toEqual([
        reader.name,
        isPublished ? undefined : reader.id,
      ]);
    }
  }
});

test("a workspace, and who follows it live, is for its members alone", async () => {
  for (const reader of things.readers) {
    for (const workspace of things.workspaces) {
      const { id: workspaceId } = workspace;
      const read = reader.client.workspaces.get({ workspaceId }).then(
        () => "seen",
        ({ code }) => code,
      );
      const isSeen = mayOnWorkspace(reader, workspace, "view");
      expect([reader.name, await read]).toEqual([reader.name, isSeen ? "seen" : "NO_ACCESS"]);
    }
  }
});

test("a former member follows nothing, is mailed nothing and told of nothing, whatever rows are left", async () => {
  const { former, pages, workspaces, organizationId } = things;
  const wishes = [
    ...pages.map(({ id }) => `page:${id}` as const),
    ...workspaces.map(({ id }) => `workspace:${id}` as const),
    `organization:${organizationId}` as const,
  ].map((topic) => ({ userId: former.id, topic }));
  const granted = await mayFollow(createLiveAccessStore(server.sql), wishes);
  expect(granted).toEqual(wishes.map(() => false));
});

test("who may read a page is who is told of its publish", async () => {
  const access = createAccessStore(askPool(server.sql));
  const { owner, organizationId } = things;
  const scope = await enterOrganization(access, { userId: owner.account.user.id }, organizationId);
  for (const page of things.pages) {
    const told = await createNotificationStore(connection.db).subscribersOf(scope, page.id);
    // A publish tells of a page that is published by then.
    const shown = { ...page, isPublished: true };
    const mayRead = things.readers.filter((reader) => mayOnPage(reader, shown));
    expect([page.name, sorted(told)]).toEqual([page.name, idsOf(mayRead)]);
  }
});

test("who administers what is asked for decides", async () => {
  const store = createRequestStore(connection.db);
  const { owner, pages, workspaces, readers, former } = things;
  const administrators = (may: (reader: Reader) => boolean, ...others: string[]) =>
    sorted([owner.account.user.id, ...readers.filter(may).map(({ id }) => id), ...others]);
  for (const page of pages) {
    const isOfFormer = page.workspace.name === "here" && page.isPublished && !page.isRestricted;
    const deciders = await store.decidersOf({ type: "page", targetId: page.id });
    const expected = administrators(
      (reader) => mayOnPage(reader, page, "manage"),
      ...(isOfFormer ? [former.id] : []),
    );
    expect([page.name, sorted(deciders)]).toEqual([page.name, expected]);
  }
  for (const workspace of workspaces) {
    const deciders = await store.decidersOf({ type: "workspace", targetId: workspace.id });
    const expected = administrators(
      (reader) => mayOnWorkspace(reader, workspace, "manage"),
      ...(workspace.name === "here" ? [former.id] : []),
    );
    expect([workspace.name, sorted(deciders)]).toEqual([workspace.name, expected]);
  }
});

test("those who see a page or a workspace are listed as its readers, and nobody else", async () => {
  const { owner, readers, pages, workspaces } = things;
  const ownerId = owner.account.user.id;
  for (const page of pages) {
    const { items } = await owner.client.permissions.pageReaders({ pageId: page.id });
    const expected = sorted([ownerId, ...idsOf(readers.filter((one) => mayOnPage(one, page)))]);
    expect([page.name, idsOf(items)]).toEqual([page.name, expected]);
  }
  for (const workspace of workspaces) {
    const { items } = await owner.client.permissions.workspaceReaders({
      workspaceId: workspace.id,
    });
    const seeing = readers.filter((reader) => mayOnWorkspace(reader, workspace, "view"));
    expect([workspace.name, idsOf(items)]).toEqual([
      workspace.name,
      sorted([ownerId, ...idsOf(seeing)]),
    ]);
  }
});

test("a move says rightly who will see the page", async () => {
  const { owner, readers, pages, workspaces } = things;
  for (const page of pages) {
    for (const workspace of workspaces.filter(({ name }) => name !== page.workspace.name)) {
      const { gaining, losing, keeping } = await owner.client.pages.previewMove({
        pageId: page.id,
        workspaceId: workspace.id,
      });
      const before = readers.filter((reader) => mayOnPage(reader, page));
      const after = readers.filter((reader) => mayOnPage(reader, { ...page, workspace }));
      const only = (some: Reader[], others: Reader[]) =>
        idsOf(some.filter((reader) => !others.includes(reader)));
      expect([page.name, idsOf(gaining), idsOf(losing)]).toEqual([
        page.name,
        only(after, before),
        only(before, after),
      ]);
      expect(keeping).toHaveLength(before.filter((reader) => after.includes(reader)).length + 1);
    }
  }
});

// The last one: what is taken for a mail is taken once.
test("mail goes to members of what they may see, and to nobody else", async () => {
  const at = new Date(Date.now() + 60_000);
  const between = { after: new Date(0), before: at };
  const taken = await createMailQueueStore(connection.db).takeAtOnce(between, at, 500);
  const mailed = sorted(taken.map(({ userId, pageId }) => `${userId} ${pageId}`));
  const expected = things.readers.flatMap((reader) =>
    seenPages(reader).map((page) => `${reader.id} ${page.id}`),
  );
  expect(mailed).toEqual(sorted(expected));
});
