import { screen } from "@testing-library/react";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { defaultSidebarSettings } from "@stemma/domain/configuration/default-configuration";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { SidebarRecents } from "./sidebar-recents.tsx";
import { useRecordRecent } from "./use-record-recent.ts";

afterEach(putAway);

const bread = {
  type: "page",
  kind: "page",
  id: "bread",
  pageTitle: "Bread",
  workspaceName: "Personal",
  deleted: false,
  isPublished: true,
  isPinned: false,
  accessedAt: new Date().toISOString(),
};

function OpenedPage() {
  useRecordRecent({ type: "page", id: "bread" as PageId, shownVersion: "v" as VersionId });
  return null;
}

test("the recent items are read once, after the page on screen is recorded", async () => {
  const calls: string[] = [];
  drawComponent(
    inRouter(
      <>
        <SidebarRecents menuOf={() => null} onMore={() => {}} />
        <OpenedPage />
      </>,
    ),
    {
      "accounts/current": { configuration: { sidebarSettings: defaultSidebarSettings } },
      "recents/add": () => {
        calls.push("add");
        return {};
      },
      "recents/list": () => {
        const isRecorded = calls.includes("add");
        calls.push("list");
        return { items: isRecorded ? [bread] : [] };
      },
    },
  );
  expect(await screen.findByRole("link", { name: /Bread/ })).toBeDefined();
  expect(calls).toEqual(["add", "list"]);
});
