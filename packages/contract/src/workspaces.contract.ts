import { oc } from "@orpc/contract";
import { z } from "zod";
import type { WorkspaceId } from "@stemma/domain/ids";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { firstOf, pageInput, pageOf } from "./paging.ts";
import {
  idOf,
  pageSummaryShape,
  workspaceShape,
  workspaceSummaryShape,
  nameShape,
  textShape,
} from "./shapes.ts";

const { NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION, PERSONAL_WORKSPACE } =
  contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION };
const tags = ["Workspaces"];
const workspaceId = idOf<WorkspaceId>();

/** A workspace as its screen shows it. */
const workspaceViewShape = workspaceShape.extend({
  isPinned: z.boolean(),
  /** Whether the asker is told of everything published in it. */
  isSubscribed: z.boolean(),
});

export type WorkspaceView = z.output<typeof workspaceViewShape>;

export const workspacesContract = {
  /** The workspaces of the active organization that the asker belongs to: the personal one first, then by name; the first 500. */
  list: oc
    .route({ method: "GET", path: "/workspaces", tags, summary: "List workspaces" })
    .errors(memberErrors)
    .output(firstOf(workspaceSummaryShape)),
  /** One workspace. */
  get: oc
    .route({ method: "GET", path: "/workspaces/{workspaceId}", tags, summary: "Read a workspace" })
    .errors(found)
    .input(z.object({ workspaceId }))
    .output(workspaceViewShape),
  /**
   * Its published pages that the asker may see, last updated first; with `title`, those whose title holds it, in any
   * script and case, without the deleted ones.
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
  /** Makes a workspace with the asker as its sole administrator and user. The name is trimmed. */
  create: oc
    .route({ method: "POST", path: "/workspaces", tags, summary: "Create a workspace" })
    .errors(memberErrors)
    .input(z.object({ workspaceName: nameShape }))
    .output(z.object({ workspaceId })),
  /** Gives a workspace another name, trimmed; the personal one keeps its own. */
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
};
