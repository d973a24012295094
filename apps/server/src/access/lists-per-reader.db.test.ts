import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLiveAccessStore } from "../live/live-access.store.ts";
import { mayViewTopics } from "../live/may-view-topics.ts";
import type { Criteria } from "../search/search-condition.ts";
import { createSearchStore } from "../search/search.store.ts";
import type { FoundPage, SearchStore } from "../search/search.store.ts";
import {
  idsOf,
  isAllowedOnPage,
  isAllowedOnWorkspace,
  visiblePages,
  visibleWorkspaces,
} from "../testing/expected-access.ts";
import { createAccessFixture, sharedWord } from "../testing/access-fixture.ts";
import type { Reader, AccessFixture } from "../testing/access-fixture.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createAccessStore } from "./access.store.ts";
import { enterOrganization } from "./organization-scope.ts";

let server: TestServer;
let things: AccessFixture;

beforeAll(async () => {
  server = await startTestServer();
  things = await createAccessFixture(server);
});

afterAll(() => server.stop());

const seenPublished = (reader: Reader) =>
  visiblePages(things, reader).filter(({ isPublished }) => isPublished);
const sorted = (ids: readonly string[]) => ids.toSorted();

const longAgo = "2000-01-01T00:00:00.000Z";

/** Every list that depends on permission: the ids that a reader's list shows, and the ids that `can` allows. */
const lists: Record<
  string,
  { shown: (reader: Reader) => Promise<string[]>; allowed: (reader: Reader) => string[] }
> = {
  pins: {
    shown: async ({ client }) => idsOf((await client.pins.list({})).items),
    allowed: (reader) =>
      idsOf([...visiblePages(things, reader), ...visibleWorkspaces(things, reader)]),
  },
  recents: {
    shown: async ({ client }) => idsOf((await client.recents.list()).items),
    allowed: (reader) =>
      idsOf([...visiblePages(things, reader), ...visibleWorkspaces(things, reader)]),
  },
  notifications: {
    shown: async ({ client }) => {
      const { items } = await client.notifications.list({});
      return sorted(items.flatMap((item) => ("pageId" in item ? [item.pageId] : [])));
    },
    allowed: (reader) => idsOf(visiblePages(things, reader)),
  },
  "the count of notifications": {
    shown: async ({ client }) => [String((await client.notifications.count()).unread)],
    allowed: (reader) => [String(visiblePages(things, reader).length)],
  },
  "page subscriptions": {
    shown: async ({ client }) => {
      const { items } = await client.subscriptions.pages({});
      return sorted(items.map(({ pageId }) => pageId));
    },
    allowed: (reader) => idsOf(visiblePages(things, reader)),
  },
  "workspace subscriptions": {
    shown: async ({ client }) => {
      const { items } = await client.subscriptions.workspaces({});
      return sorted(items.map(({ workspaceId }) => workspaceId));
    },
    allowed: (reader) => idsOf(visibleWorkspaces(things, reader)),
  },
  "the search of titles": {
    shown: async ({ client }) => idsOf((await client.search.titles({ query: sharedWord })).items),
    allowed: (reader) =>
      idsOf([...visiblePages(things, reader), ...visibleWorkspaces(things, reader)]),
  },
  "the search of texts": {
    shown: async ({ client }) => idsOf((await client.search.bodies({ query: sharedWord })).items),
    allowed: (reader) => idsOf(seenPublished(reader)),
  },
  "the search by filters alone": {
    shown: async ({ client }) => {
      const { items } = await client.search.titles({ query: "", updatedFrom: longAgo });
      return idsOf(items);
    },
    allowed: (reader) => idsOf(visiblePages(things, reader)),
  },
  "the search with typos": {
    shown: async ({ client }) => {
      const { items } = await client.search.similar({ query: `${sharedWord}x` });
      return idsOf(items);
    },
    allowed: (reader) => idsOf(seenPublished(reader)),
  },
  workspaces: {
    shown: async ({ client }) => idsOf((await client.workspaces.list()).items),
    allowed: (reader) => idsOf(visibleWorkspaces(things, reader)),
  },
  "the last change of each workspace": {
    shown: async ({ client }) => {
      const { items } = await client.workspaces.list();
      return sorted(items.flatMap(({ latestChange }) => latestChange?.pageId ?? []));
    },
    allowed: (reader) =>
      idsOf(
        visibleWorkspaces(things, reader).flatMap(
          (workspace) =>
            seenPublished(reader).findLast((page) => page.workspace === workspace) ?? [],
        ),
      ),
  },
  "pages published last": {
    shown: async ({ client }) => idsOf((await client.reading.published({})).items),
    allowed: (reader) => idsOf(seenPublished(reader)),
  },
  "a workspace's pages": {
    shown: async (reader) => {
      const pages = visibleWorkspaces(things, reader).map(async ({ id: workspaceId }) => {
        return (await reader.client.workspaces.pages({ workspaceId })).items;
      });
      return idsOf((await Promise.all(pages)).flat());
    },
    allowed: (reader) =>
      idsOf(
        seenPublished(reader).filter(({ workspace }) => isAllowedOnWorkspace(reader, workspace)),
      ),
  },
  "a workspace's page ids": {
    shown: async (reader) => {
      const pages = visibleWorkspaces(things, reader).map(async ({ id: workspaceId }) => {
        return (await reader.client.workspaces.get({ workspaceId })).pageIds;
      });
      return sorted((await Promise.all(pages)).flat());
    },
    allowed: (reader) =>
      idsOf(
        visiblePages(things, reader).filter(({ workspace }) =>
          isAllowedOnWorkspace(reader, workspace),
        ),
      ),
  },
  "the reader's own drafts": {
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
    allowed: (reader) => idsOf(visiblePages(things, reader)),
  },
  "requests to decide": {
    shown: async ({ client }) => {
      const { items } = await client.requests.list({});
      return sorted(items.map(({ targetId }) => targetId));
    },
    allowed: (reader) =>
      idsOf([
        ...things.pages.filter((page) => isAllowedOnPage(reader, page, "manage")),
        ...things.workspaces.filter((workspace) =>
          isAllowedOnWorkspace(reader, workspace, "manage"),
        ),
      ]),
  },
  "topics of the live feed": {
    shown: async ({ id: userId }) => {
      const topics = [
        ...things.pages.map(({ id }) => `page:${id}` as const),
        ...things.workspaces.map(({ id }) => `workspace:${id}` as const),
      ];
      const checks = topics.map((topic) => ({ userId, topic }));
      const granted = await mayViewTopics(createLiveAccessStore(server.sql), checks);
      return sorted(topics.flatMap((topic, index) => (granted[index] ? [topic.slice(-36)] : [])));
    },
    allowed: (reader) =>
      idsOf([...visiblePages(things, reader), ...visibleWorkspaces(things, reader)]),
  },
};

describe.each(Object.entries(lists))("%s", (_name, { shown, allowed }) => {
  test("each reader gets what `can` allows, and nothing else", async () => {
    for (const reader of things.readers) {
      expect([reader.name, await shown(reader)]).toEqual([reader.name, allowed(reader)]);
    }
  });
});

const everyTier = { first: 0, last: 0 };

/** Every way to search, with the same arguments. */
const ways: Record<
  string,
  (...args: Parameters<SearchStore["findAmongVisible"]>) => Promise<FoundPage[]>
> = {
  findAmongNewest: async (...args) => {
    const scan = { ...everyTier, newestMax: 1_000 };
    return (await createSearchStore(server.sql).findAmongNewest(...args, scan)).pages;
  },
  findByIndex: async (...args) =>
    (await createSearchStore(server.sql).findByIndex(...args, everyTier)).pages,
  findAmongAll: async (...args) =>
    (await createSearchStore(server.sql).findAmongAll(...args)).pages,
  findAmongVisible: (...args) => createSearchStore(server.sql).findAmongVisible(...args),
};

const unfiltered = {
  workspaceIds: null,
  authors: [],
  from: null,
  before: null,
  isDeleted: false,
};

const searches: Record<string, Criteria> = {
  "a title": { title: { contains: [sharedWord.toLowerCase()] } },
  words: { words: `'${sharedWord.toLowerCase()}'` },
  "nothing but filters": {},
};

test.each(Object.keys(ways).flatMap((way) => Object.keys(searches).map((what) => ({ way, what }))))(
  "$way, a way to search, finds the pages that `can` allows each reader by $what, and no others",
  async ({ way, what }) => {
    const access = createAccessStore(server.sql);
    const tiers = [searches[what] ?? {}];
    for (const reader of things.readers) {
      const scope = await enterOrganization(access, { userId: reader.id }, things.organizationId);
      const condition = { tiers, filters: unfiltered };
      const found = await ways[way]?.(scope, condition, { after: null, limit: 50 });
      expect([reader.name, idsOf(found ?? [])]).toEqual([
        reader.name,
        idsOf(seenPublished(reader)),
      ]);
    }
  },
);
