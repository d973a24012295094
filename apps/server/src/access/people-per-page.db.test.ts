import { afterAll, beforeAll, expect, test } from "vitest";
import { createLiveAccessStore } from "../live/live-access.store.ts";
import { mayViewTopics } from "../live/may-view-topics.ts";
import { createMailQueueStore } from "../notifications/mail-queue.store.ts";
import { createNotificationStore } from "../notifications/notification.store.ts";
import { createRequestStore } from "../requests/request.store.ts";
import {
  idsOf,
  isAllowedOnPage,
  isAllowedOnWorkspace,
  visiblePages,
} from "../testing/expected-access.ts";
import { createAccessFixture } from "../testing/access-fixture.ts";
import type { Reader, AccessFixture } from "../testing/access-fixture.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let things: AccessFixture;

beforeAll(async () => {
  server = await startTestServer();
  things = await createAccessFixture(server);
});

afterAll(async () => {
  await server.stop();
});

const sorted = (ids: readonly string[]) => ids.toSorted();

test("a former member cannot subscribe to live topics, although their roles and subscriptions are still stored", async () => {
  const { former, pages, workspaces, organizationId } = things;
  const checks = [
    ...pages.map(({ id }) => `page:${id}` as const),
    ...workspaces.map(({ id }) => `workspace:${id}` as const),
    `organization:${organizationId}` as const,
  ].map((topic) => ({ userId: former.id, topic }));
  const granted = await mayViewTopics(createLiveAccessStore(server.sql), checks);
  expect(granted).toEqual(checks.map(() => false));
});

test("a publish notifies the subscribers who may read the page, and nobody else", async () => {
  const { owner, organizationId } = things;
  const publishedBy = owner.account.user.id;
  for (const page of things.pages) {
    const publish = { organizationId, pageId: page.id, publishedBy, until: "infinity" };
    const store = createNotificationStore(server.sql);
    const { recipients } = await store.findSubscribers(publish, null, 1_000);
    const mayRead = things.readers.filter((reader) => isAllowedOnPage(reader, page));
    expect([page.name, sorted(recipients)]).toEqual([page.name, idsOf(mayRead)]);
  }
});

test("the administrators of a page or a workspace decide the requests for it", async () => {
  const store = createRequestStore(server.sql);
  const { owner, pages, workspaces, readers, former } = things;
  const administrators = (may: (reader: Reader) => boolean, ...others: string[]) =>
    sorted([owner.account.user.id, ...readers.filter(may).map(({ id }) => id), ...others]);
  for (const page of pages) {
    const isOfFormer = page.workspace.name === "here" && page.isPublished && !page.isRestricted;
    const deciders = await store.decidersOf({ type: "page", targetId: page.id });
    const expected = administrators(
      (reader) => isAllowedOnPage(reader, page, "manage"),
      ...(isOfFormer ? [former.id] : []),
    );
    expect([page.name, sorted(deciders)]).toEqual([page.name, expected]);
  }
  for (const workspace of workspaces) {
    const deciders = await store.decidersOf({ type: "workspace", targetId: workspace.id });
    const expected = administrators(
      (reader) => isAllowedOnWorkspace(reader, workspace, "manage"),
      ...(workspace.name === "here" ? [former.id] : []),
    );
    expect([workspace.name, sorted(deciders)]).toEqual([workspace.name, expected]);
  }
});

test("the readers of a page or a workspace are the people who may see it, and nobody else", async () => {
  const { owner, readers, pages, workspaces } = things;
  const ownerId = owner.account.user.id;
  for (const page of pages) {
    const { items } = await owner.client.permissions.pageReaders({ pageId: page.id });
    const expected = sorted([
      ownerId,
      ...idsOf(readers.filter((one) => isAllowedOnPage(one, page))),
    ]);
    expect([page.name, idsOf(items)]).toEqual([page.name, expected]);
  }
  for (const workspace of workspaces) {
    const { items } = await owner.client.permissions.workspaceReaders({
      workspaceId: workspace.id,
    });
    const seeing = readers.filter((reader) => isAllowedOnWorkspace(reader, workspace));
    expect([workspace.name, idsOf(items)]).toEqual([
      workspace.name,
      sorted([ownerId, ...idsOf(seeing)]),
    ]);
  }
});

test("the preview of a move names the people who gain, lose and keep the page", async () => {
  const { owner, readers, pages, workspaces } = things;
  for (const page of pages) {
    for (const workspace of workspaces.filter(({ name }) => name !== page.workspace.name)) {
      const { gaining, losing, keeping, counts } = await owner.client.pages.previewMove({
        pageId: page.id,
        workspaceId: workspace.id,
      });
      const before = readers.filter((reader) => isAllowedOnPage(reader, page));
      const after = readers.filter((reader) => isAllowedOnPage(reader, { ...page, workspace }));
      const only = (some: Reader[], others: Reader[]) =>
        idsOf(some.filter((reader) => !others.includes(reader)));
      expect([page.name, idsOf(gaining), idsOf(losing)]).toEqual([
        page.name,
        only(after, before),
        only(before, after),
      ]);
      expect(counts).toEqual({
        gaining: gaining.length,
        losing: losing.length,
        keeping: keeping.length,
      });
      expect(keeping).toHaveLength(before.filter((reader) => after.includes(reader)).length + 1);
    }
  }
});

// Keep this test last: `takeAtOnce` marks the notifications as mailed.
test("mail tells members of the pages that they may see, and nobody else", async () => {
  const at = new Date(Date.now() + 60_000);
  const between = { after: new Date(0), before: at };
  const taken = await createMailQueueStore(server.sql).takeAtOnce(between, at, 500);
  const mailed = sorted(taken.map(({ userId, pageId }) => `${userId} ${pageId}`));
  const expected = things.readers.flatMap((reader) =>
    visiblePages(things, reader).map((page) => `${reader.id} ${page.id}`),
  );
  expect(mailed).toEqual(sorted(expected));
});
