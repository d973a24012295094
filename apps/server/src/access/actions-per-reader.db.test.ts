import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageAction, WorkspaceAction } from "@stemma/domain/access/can";
import { Refusal } from "../platform/refusal.ts";
import {
  isAllowedOnPage,
  isAllowedOnWorkspace,
  visiblePages,
  visibleWorkspaces,
} from "../testing/expected-access.ts";
import { createAccessFixture } from "../testing/access-fixture.ts";
import type { AccessFixture } from "../testing/access-fixture.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createAccessStore } from "./access.store.ts";
import { authorizeItem } from "./authorize-item.ts";
import { authorizePage, authorizeWorkspace } from "./authorized.ts";
import { enterOrganization } from "./organization-scope.ts";

let server: TestServer;
let things: AccessFixture;

beforeAll(async () => {
  server = await startTestServer();
  things = await createAccessFixture(server);
});

afterAll(() => server.stop());

const pageActions: PageAction[] = [
  "view",
  "edit",
  "publish",
  "revert",
  "delete",
  "remove",
  "move",
  "manage",
];
const workspaceActions: WorkspaceAction[] = ["view", "createPage", "manage"];

/** The outcome of each action: "done", or the code of its refusal. */
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

/** The expected outcome of each action; `may` says which actions are allowed. */
const expectedOutcomes = <Action extends string>(
  actions: Action[],
  may: (action: Action | "view") => boolean,
) =>
  actions.map((action) => {
    if (may(action)) return `${action}: done`;
    return `${action}: ${may("view") ? "NOT_ALLOWED" : "NO_ACCESS"}`;
  });

test("each reader may do what `can` allows to each page and workspace, and nothing else", async () => {
  const access = createAccessStore(server.sql);
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
        ...expectedOutcomes(pageActions, (action) => isAllowedOnPage(reader, page, action)),
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
          isAllowedOnWorkspace(reader, workspace, action),
        ),
      ]);
    }
  }
});

test("a reader can pin or visit what they may see; anything else is not found", async () => {
  const access = createAccessStore(server.sql);
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
      const isSeen = [...visiblePages(things, reader), ...visibleWorkspaces(things, reader)].some(
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
    for (const { id: pageId, isPublished } of visiblePages(things, reader)) {
      const { draft } = await reader.client.pages.get({ pageId });
      expect([reader.name, draft?.userId]).toEqual([
        reader.name,
        isPublished ? undefined : reader.id,
      ]);
    }
  }
});

test("a reader opens the workspaces that they may see, and no others", async () => {
  for (const reader of things.readers) {
    for (const workspace of things.workspaces) {
      const { id: workspaceId } = workspace;
      const read = reader.client.workspaces.get({ workspaceId }).then(
        () => "seen",
        ({ code }) => code,
      );
      const isSeen = isAllowedOnWorkspace(reader, workspace);
      expect([reader.name, await read]).toEqual([reader.name, isSeen ? "seen" : "NO_ACCESS"]);
    }
  }
});
