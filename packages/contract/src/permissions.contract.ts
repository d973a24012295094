import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { nameMaxCharacters } from "@stemma/domain/workspace/workspace-name";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { pathStepShape } from "./page-shapes.ts";
import { idOf, roleShape, textShape } from "./value-shapes.ts";
import { personShape } from "./organization-shapes.ts";

const {
  NOT_FOUND,
  NO_ACCESS,
  NOT_ALLOWED,
  OTHER_ORGANIZATION,
  LAST_ADMINISTRATOR,
  RESTRICTED_ABOVE,
} = contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION };
const changed = { ...found, NOT_ALLOWED };
const tags = ["Permissions"];
const pageId = idOf<PageId>();
const workspaceId = idOf<WorkspaceId>();
const userId = idOf<UserId>();

/**
 * A person who can see a page or workspace, with the effective role and its reasons: the workspace is open to the
 * organization, the person is a member of the workspace, of the page, or of the nearest restricted page above it.
 */
const readerShape = personShape.extend({
  email: z.string(),
  role: roleShape,
  reasons: z
    .array(
      z.object({ from: z.enum(["organization", "workspace", "above", "page"]), role: roleShape }),
    )
    .max(3),
});

export type Reader = z.output<typeof readerShape>;

export const permissionsContract = {
  /**
   * The people who can see a page, with the reasons, by name. With `name`, only those whose name or address contains it;
   * with `whenPublished`, of an unpublished page, also those who will see it then.
   */
  pageReaders: oc
    .route({ method: "GET", path: "/pages/{pageId}/readers", tags, summary: "Who sees a page" })
    .errors(found)
    .input(
      z.object({
        pageId,
        name: textShape.max(nameMaxCharacters).optional(),
        whenPublished: z.stringbool().or(z.boolean()).default(false),
        ...pageInput,
      }),
    )
    .output(
      pageOf(readerShape).extend({
        /** Whether only the page's own members can see it. */
        isRestricted: z.boolean(),
        /** The nearest restricted page above: only who is named there can see the page. */
        restrictedAbove: pathStepShape.nullable(),
        isPublished: z.boolean(),
        workspaceName: z.string(),
      }),
    ),
  /** Restricts a page to its own members, with the caller as an administrator; or opens it to its workspace. */
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
  /**
   * Sets a member's role on the page itself, or removes it with `null`. The last administrator cannot be removed. RESTRICTED_ABOVE if a
   * restricted page above does not name the member.
   */
  setPageRole: oc
    .route({
      method: "PUT",
      path: "/pages/{pageId}/members/{userId}",
      tags,
      summary: "Set a role on a page",
    })
    .errors({ ...changed, LAST_ADMINISTRATOR, RESTRICTED_ABOVE })
    .input(z.object({ pageId, userId, role: roleShape.nullable() }))
    .output(z.object({})),
  /** The people in a workspace, with the reasons, by name. */
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
        /**
         * The role of every member of the organization in the workspace; `null` if the workspace is not open to the
         * organization.
         */
        organizationRole: z.enum(["viewer", "editor"]).nullable(),
      }),
    ),
  /** Opens a workspace to every member of the organization, or closes it to all except its own members. */
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
  /**
   * Sets an organization member's role in the workspace, or removes it with `null`. The last administrator cannot be
   * removed.
   */
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
