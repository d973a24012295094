import { describe, expect, it } from "vitest";
import type { LiveEvent } from "@stemma/contract/live-event";
import type { DraftId, OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { isTouched, touchedBy } from "./live-queries.ts";

const page = "page-1" as PageId;
const other = "page-2" as PageId;
const workspace = "workspace-1" as WorkspaceId;
const draft = "draft-1" as DraftId;
const me = "user-1" as UserId;
const organization = "organization-1" as OrganizationId;

const query = (path: string, input: unknown, data: unknown) => ({
  queryKey: [path.split("."), { input, type: "query" }],
  state: { data },
});

const cache = {
  page: query("pages.get", { pageId: page }, { page: { id: page }, draft: { id: draft } }),
  otherPage: query("pages.get", { pageId: other }, { page: { id: other }, draft: null }),
  version: query("versions.get", { versionId: "version-1" }, { id: "version-1", pageId: page }),
  history: query("versions.list", { pageId: page }, { items: [] }),
  pinsWithPage: query("pins.list", {}, { items: [{ id: page, workspaceId: workspace }] }),
  recents: query("recents.list", undefined, { items: [{ id: other }] }),
  drafts: query("drafts.list", {}, { items: [] }),
  account: query("accounts.current", undefined, { user: { id: me } }),
  members: query("members.list", {}, { items: [{ id: me }] }),
  workspaces: query("workspaces.list", undefined, { items: [{ id: workspace }] }),
  backlinks: query("links.backlinks", { pageId: "page-3" }, { items: [{ id: other }] }),
  pagesOfWorkspace: query("workspaces.pages", { workspaceId: workspace }, { items: [] }),
};

type Name = keyof typeof cache;

function touchedNames(event: LiveEvent): string[] {
  const touched = touchedBy(event);
  return (Object.keys(cache) as Name[]).filter((name) => isTouched(cache[name], touched));
}

const rows: readonly (readonly [string, LiveEvent, readonly Name[]])[] = [
  [
    "the page and every list that names it show another title",
    { topic: `page:${page}`, kind: "version", ids: { page } },
    ["page", "history", "pinsWithPage"],
  ],
  [
    "who looks at the workspace sees a page come, and lists that don't name it stay",
    { topic: `workspace:${workspace}`, kind: "pages", ids: { page: other } },
    ["otherPage", "recents", "workspaces", "backlinks", "pagesOfWorkspace"],
  ],
  [
    "which page it was is not told",
    { topic: `workspace:${workspace}`, kind: "pages" },
    [
      "page",
      "otherPage",
      "pinsWithPage",
      "recents",
      "drafts",
      "workspaces",
      "backlinks",
      "pagesOfWorkspace",
    ],
  ],
  [
    "a draft that was saved elsewhere is in the page's view",
    { topic: `user:${me}`, kind: "drafts", ids: { draft } },
    ["page", "drafts"],
  ],
  [
    "a pin is marked where its page is",
    { topic: `user:${me}`, kind: "pins", ids: { page: other } },
    ["otherPage", "pinsWithPage", "recents", "backlinks"],
  ],
  [
    "a workspace's name stands in every path",
    { topic: `workspace:${workspace}`, kind: "name", ids: { workspace } },
    ["pinsWithPage", "workspaces", "pagesOfWorkspace"],
  ],
  [
    "a member's name stands beside what they did",
    { topic: `organization:${organization}`, kind: "members", ids: { user: me } },
    ["account", "members"],
  ],
  [
    "what one may see decides everything, but a version never changes",
    { topic: `user:${me}`, kind: "access" },
    (Object.keys(cache) as Name[]).filter((name) => name !== "version"),
  ],
];

describe("an event", () => {
  it.each(rows)("makes old what it should, because %s", (_because, event, names) => {
    expect(touchedNames(event)).toEqual(names);
  });

  it("does not look for ids in the text of a page", () => {
    const view = { page: { id: other, serializedEditorState: { text: page } } };
    const known = query("pages.get", { pageId: other }, view);
    expect(isTouched(known, { paths: [], ids: [page] })).toBe(false);
  });
});
