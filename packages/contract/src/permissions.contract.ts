import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { idOf, personShape, roleShape } from "./shapes.ts";

const { NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION, LAST_ADMINISTRATOR } =
  contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION };
const changed = { ...found, NOT_ALLOWED };
const tags = ["Permissions"];
const pageId = idOf<PageId>();
const workspaceId = idOf<WorkspaceId>();
const userId = idOf<UserId>();

/**
 * Somebody who sees a page or workspace: the role that they have in effect, and on which grounds: because the workspace is
 * open to the organization, because they are in the workspace, because the page names them.
 */
const readerShape = personShape.extend({
  email: z.string(),
  role: roleShape,
  reasons: z
    .array(z.object({ from: z.enum(["organization", "workspace", "page"]), role: roleShape }))
    .max(3),
});

export type Reader = z.output<typeof readerShape>;

export const permissionsContract = {
  /** Who sees a page and why, by name. */
  pageReaders: oc
    .route({ method: "GET", path: "/pages/{pageId}/readers", tags, summary: "Who sees a page" })
    .errors(found)
    .input(z.object({ pageId, ...pageInput }))
    .output(
      pageOf(readerShape).extend({
        /** Whether only the people whom the page names see it. */
        isRestricted: z.boolean(),
        isPublished: z.boolean(),
        workspaceName: z.string(),
      }),
    ),
  /** Closes a page to all but the people whom it names, the asker among them as administrator; or opens it to its workspace. */
  restrictPage: oc
    .route({
      method: "PUT",
      path: "/pages/{pageId}/restriction",
      tags,
      summary: "Restrict a page, or open it",
    })
    .errors(changed)
    .input(z.object({ pageId, isRestricted: z.boolean() }))
    .output(z.object({})),
  /** Gives a member of the organization a role on the page itself, or takes it away with `null`. One administrator stays. */
  setPageRole: oc
    .route({
      method: "PUT",
      path: "/pages/{pageId}/members/{userId}",
      tags,
      summary: "Set a role on a page",
    })
    .errors({ ...changed, LAST_ADMINISTRATOR })
    .input(z.object({ pageId, userId, role: roleShape.nullable() }))
    .output(z.object({})),
  /** Who is in a workspace and why, by name. */
  workspaceReaders: oc
    .route({
      method: "GET",
      path: "/workspaces/{workspaceId}/readers",
      tags,
      summary: "Who sees a workspace",
    })
    .errors(found)
    .input(z.object({ workspaceId, ...pageInput }))
    .output(
      pageOf(readerShape).extend({
        /** What every member of the organization is in the workspace; `null` where it is for its own members alone. */
        organizationRole: z.enum(["viewer", "editor"]).nullable(),
      }),
    ),
  /** Opens a workspace to every member of the organization, or closes it to all but its own members. */
  openWorkspace: oc
    .route({
      method: "PUT",
      path: "/workspaces/{workspaceId}/openness",
      tags,
      summary: "Open a workspace to the organization, or close it",
    })
    .errors(changed)
    .input(z.object({ workspaceId, organizationRole: z.enum(["viewer", "editor"]).nullable() }))
    .output(z.object({})),
  /** Gives a member of the organization a role in the workspace, or takes it away with `null`. One administrator stays. */
  setWorkspaceRole: oc
    .route({
      method: "PUT",
      path: "/workspaces/{workspaceId}/members/{userId}",
      tags,
      summary: "Set a role in a workspace",
    })
    .errors({ ...changed, LAST_ADMINISTRATOR })
    .input(z.object({ workspaceId, userId, role: roleShape.nullable() }))
    .output(z.object({})),
};
