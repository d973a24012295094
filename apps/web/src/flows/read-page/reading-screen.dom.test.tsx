import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import { someVersions } from "../../entities/version/testing/a-version.ts";
import { aBody } from "../../features/drafts/session/testing/a-draft.ts";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { loseConnection } from "../../lib/testing/lose-connection.ts";
import { ReadingScreen } from "./reading-screen.tsx";

afterEach(putAway);

const now = new Date().toISOString();

test("a mark that does not reach the server is taken back, with the reason", async () => {
  const view = {
    page: {
      id: "bread",
      kind: "page",
      pageTitle: "The bread day",
      publishedVersion: "v2",
      deleted: false,
      serializedEditorState: aBody("Feed it at thirty degrees."),
    },
    path: [],
    workspace: { id: "personal", workspaceName: "Personal" },
    draft: null,
    can: {
      edit: false,
      publish: false,
      revert: false,
      delete: false,
      move: false,
      manage: false,
      createBelow: false,
    },
    lastRevert: null,
    isPinned: false,
    isSubscribed: false,
    lastVersions: someVersions("v1", "v2<v1").toReversed(),
    unread: { lastReadVersion: "v1", readAt: now, versionCount: 1, subjectLines: ["v2"] },
  } as unknown as PageView;
  const { person } = drawComponent(
    inRouter(<ReadingScreen view={view} isFetching={false} ended={null} />),
    {
      "accounts/current": { user: { id: "mara" } },
      "reading/mark": loseConnection,
    },
  );
  const banner = () => screen.getByRole("region", { name: "Changes since you last read" });
  await person.click(screen.getByRole("button", { name: "Mark as read" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The page was not marked as read.");
  expect(banner()).toBeDefined();
});
