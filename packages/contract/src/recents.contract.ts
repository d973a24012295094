import { oc } from "@orpc/contract";
import { z } from "zod";
import { recentPagesMax, recentWorkspacesMax } from "@stemma/domain/recent/recent-limits";
import type { PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { firstOf } from "./paging.ts";
import { pageIconShape, pageKindShape } from "./page-shapes.ts";
import { idOf, instantShape } from "./value-shapes.ts";

const { NOT_FOUND } = contractErrors;
const tags = ["Recents"];

/**
 * A page or workspace that the caller opened. `workspaceName` is the page's home workspace, the line above its title.
 */
const recentItemShape = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("page"),
    id: idOf<PageId>(),
    kind: pageKindShape,
    pageTitle: z.string(),
    icon: pageIconShape,
    workspaceName: z.string(),
    deleted: z.boolean(),
    /** If false, the page was never published and only its draft can be opened. */
    isPublished: z.boolean(),
    /** Whether the page changed since the caller last read it. */
    isUnread: z.boolean(),
    isPinned: z.boolean(),
    accessedAt: instantShape,
  }),
  z.object({
    type: z.literal("workspace"),
    id: idOf<WorkspaceId>(),
    workspaceName: z.string(),
    icon: pageIconShape,
    isPinned: z.boolean(),
    accessedAt: instantShape,
  }),
]);

export type RecentItem = z.output<typeof recentItemShape>;

export const recentsContract = {
  /**
   * The caller's most recently opened items in the active organization, newest first: at most ten pages and ten
   * workspaces.
   */
  list: oc
    .route({ method: "GET", path: "/recents", tags, summary: "List what I opened last" })
    .errors(memberErrors)
    .output(firstOf(recentItemShape, recentPagesMax + recentWorkspacesMax)),
  /** Moves a page or workspace that the caller can see to the front of the caller's recent list. */
  add: oc
    .route({ method: "POST", path: "/recents", tags, summary: "Record that I opened something" })
    .errors({ ...memberErrors, NOT_FOUND })
    .input(
      z.discriminatedUnion("type", [
        z.object({
          type: z.literal("page"),
          id: idOf<PageId>(),
          /** The version on screen: the caller has read it if this is their first visit. */
          shownVersion: idOf<VersionId>().optional(),
        }),
        z.object({ type: z.literal("workspace"), id: idOf<WorkspaceId>() }),
      ]),
    )
    .output(z.object({})),
};
