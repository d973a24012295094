import type { PageKind } from "@stemma/domain/page/page-kind";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { bodyOf } from "./body-of.ts";
import { joinOrganization } from "./join-organization.ts";
import type { Client, Person } from "./people.ts";
import { startTestServer, type TestServer } from "./start-test-server.ts";

/** The people and the workspace of tests of the tree of pages. */
interface Cast {
  readonly server: TestServer;
  /** The administrator, who makes the pages. */
  readonly ana: Person;
  /** A member of Ana's organization, in no workspace of it until `benAs`. */
  readonly ben: Person;
  /** A new workspace for each test. */
  readonly workspaceId: WorkspaceId;
}

/** A server for the tests of a file, with an empty workspace for each test, and ways to make and read the tree of its pages. */
export function startBakery() {
  const cast = {} as { -readonly [Name in keyof Cast]: Cast[Name] };

  beforeAll(async () => {
    cast.server = await startTestServer();
    cast.ana = await cast.server.signUp("Ana Admin");
    cast.ben = await cast.server.signUp("Ben Baker");
    await joinOrganization(cast.server, cast.ben, cast.ana, []);
  });

  afterAll(() => cast.server.stop());

  beforeEach(async () => {
    const made = await cast.ana.client.workspaces.create({ workspaceName: "Bakery" });
    cast.workspaceId = made.workspaceId;
  });

  const place = (pageId: PageId, parentPageId: PageId | null, after?: PageId | null) => ({
    pageId,
    workspaceId: cast.workspaceId,
    parentPageId,
    ...(after !== undefined && { after }),
  });

  return {
    cast: cast as Cast,

    /** What `pages.move` takes for a page that is put below another one, or at the top. */
    place,

    /** Ben with this role in the workspace. */
    async benAs(role: "viewer" | "editor" | "administrator"): Promise<Client> {
      const { server, ana, ben, workspaceId } = cast;
      const userId = ben.account.user.id;
      await ana.client.permissions.setWorkspaceRole({ workspaceId, userId, role });
      return server.clientOf(ben.cookies, ana.account.organization.id);
    },

    /** A published page, template or snippet of Ana's with this title; a page is the last one of its level. */
    async page(
      title: string,
      parentPageId: PageId | null = null,
      kind: PageKind = "page",
    ): Promise<PageId> {
      const { client } = cast.ana;
      const { workspaceId } = cast;
      const { pageId, draftId } = await client.pages.create({ workspaceId, parentPageId, kind });
      const { revision } = await client.drafts.save({
        draftId,
        expectedRevision: 1,
        saveId: crypto.randomUUID(),
        pageTitle: title,
        serializedEditorState: bodyOf(title),
        draftNotes: null,
      });
      await client.drafts.publish({
        draftId,
        expectedRevision: revision,
        expectedPublishedVersion: null,
        publishMessage: { subjectLine: "First version", body: "" },
      });
      return pageId;
    },

    /** The titles of a level as somebody sees it. */
    async level(client: Client, parentPageId: PageId | null = null): Promise<string[]> {
      const { workspaceId } = cast;
      const { items } = await client.pages.level({ workspaceId, parentPageId });
      return items.map(({ pageTitle }) => pageTitle);
    },

    /** Deletes a page as Ana. */
    async deletePage(pageId: PageId, below?: "delete" | "moveUp") {
      const { client } = cast.ana;
      const { page: shown } = await client.pages.get({ pageId });
      return client.pages.delete({
        pageId,
        expectedPublishedVersion: shown.publishedVersion,
        ...(below && { below }),
      });
    },
  };
}
