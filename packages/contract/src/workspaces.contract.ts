import { oc } from "@orpc/contract";
import { z } from "zod";
import type { WorkspaceId } from "@stemma/domain/ids";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { firstOf, pageInput, pageOf } from "./paging.ts";
import { idOf, nameShape, textShape } from "./value-shapes.ts";
import { pageSummaryShape } from "./page-shapes.ts";
import { listedWorkspaceShape, workspaceShape } from "./workspace-shapes.ts";

const { NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION, PERSONAL_WORKSPACE } =
  contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION };
const tags = ["Workspaces"];
const workspaceId = idOf<WorkspaceId>();

/** The data of one workspace's screen. */
const workspaceViewShape = workspaceShape.extend({
  isPinned: z.boolean(),
  /** Whether the caller subscribes to the workspace. */
  isSubscribed: z.boolean(),
  /** Whether a box that is ticked while reading is published at once. */
  publishesChecks: z.boolean(),
});

export type WorkspaceView = z.output<typeof workspaceViewShape>;

export const workspacesContract = {
  /**
   * The workspaces of the active organization that the caller can see, with what is new in each: the personal one first,
   * then by name; the first 500.
   */
  list: oc
    .route({ method: "GET", path: "/workspaces", tags, summary: "List workspaces" })
    .errors(memberErrors)
    .output(firstOf(listedWorkspaceShape)),
  /** One workspace. */
  get: oc
    .route({ method: "GET", path: "/workspaces/{workspaceId}", tags, summary: "Read a workspace" })
    .errors(found)
    .input(z.object({ workspaceId }))
    .output(workspaceViewShape),
  /**
   * The workspace's published pages that the caller can see, last updated first. With `title`, only pages whose title
   * contains it, in any script and case, without deleted pages.
   */
  pages: oc
    .route({
      method: "GET",
      path: "/workspaces/{workspaceId}/pages",
      tags,
      summary: "List a workspace's pages",
    })
    .errors(found)
    .input(
      z.object({ workspaceId, title: textShape.max(queryMaxCharacters).optional(), ...pageInput }),
    )
    .output(pageOf(pageSummaryShape)),
  /** Creates a workspace with the caller as its only administrator and user. The name is trimmed. */
  create: oc
    .route({ method: "POST", path: "/workspaces", tags, summary: "Create a workspace" })
    .errors(memberErrors)
    .input(z.object({ workspaceName: nameShape }))
    .output(z.object({ workspaceId })),
  /** Renames a workspace, with the name trimmed. The personal workspace cannot be renamed. */
  rename: oc
    .route({
      method: "PATCH",
      path: "/workspaces/{workspaceId}",
      tags,
      summary: "Rename a workspace",
    })
    .errors({ ...found, NOT_ALLOWED, PERSONAL_WORKSPACE })
    .input(z.object({ workspaceId, workspaceName: nameShape }))
    .output(z.object({})),
  /** Changes a workspace's settings, also those of the personal workspace. */
  changeSettings: oc
    .route({
      method: "PUT",
      path: "/workspaces/{workspaceId}/settings",
      tags,
      summary: "Change a workspace's settings",
    })
    .errors({ ...found, NOT_ALLOWED })
    .input(z.object({ workspaceId, publishesChecks: z.boolean() }))
    .output(z.object({})),
};
