import { oc } from "@orpc/contract";
import { z } from "zod";
import { isOneLine } from "@stemma/domain/text/one-line";
import type { WorkspaceId } from "@stemma/domain/ids";
import { administratorsNamedMax } from "@stemma/domain/workspace/administrators-named-max";
import { descriptionMaxCharacters } from "@stemma/domain/workspace/workspace-description";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf, wholeInput } from "./paging.ts";
import { idOf, nameShape, textShape } from "./value-shapes.ts";
import { newPageIconShape, pageSummaryShape } from "./page-shapes.ts";
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
  /** Whether editors create pages in it; otherwise only administrators do. */
  editorsCreatePages: z.boolean(),
  /** The names of its first administrators. */
  administratorNames: z.array(z.string()).max(administratorsNamedMax),
});

export type WorkspaceView = z.output<typeof workspaceViewShape>;

export const workspacesContract = {
  /**
   * The workspaces of the active organization that the caller can see, with what is new in each, in the caller's order: those that the caller
   * placed, then the personal one, then the others by name; without a `limit`, 500 at once.
   */
  list: oc
    .route({ method: "GET", path: "/workspaces", tags, summary: "List workspaces" })
    .errors(memberErrors)
    .input(z.object(wholeInput).prefault({}))
    .output(pageOf(listedWorkspaceShape)),
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
  /**
   * Creates a workspace with the caller as its only administrator and user. The name is trimmed. NOT_ALLOWED where only the
   * organization's administrators create workspaces.
   */
  create: oc
    .route({ method: "POST", path: "/workspaces", tags, summary: "Create a workspace" })
    .errors({ ...memberErrors, NOT_ALLOWED })
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
    .input(
      z.object({
        workspaceId,
        publishesChecks: z.boolean().optional(),
        editorsCreatePages: z.boolean().optional(),
      }),
    )
    .output(z.object({})),
  /** Places a workspace in the caller's own order: directly behind the workspace `after`, or first if that is `null`. */
  place: oc
    .route({
      method: "PUT",
      path: "/workspaces/{workspaceId}/place",
      tags,
      summary: "Place a workspace in my order",
    })
    .errors(found)
    .input(z.object({ workspaceId, after: workspaceId.nullable() }))
    .output(z.object({})),
  /**
   * Mutes or unmutes a workspace for the caller: the sidebar shows a muted one below 'More', and what Home shows of the organization leaves it
   * out. It still notifies. Idempotent.
   */
  mute: oc
    .route({
      method: "PUT",
      path: "/workspaces/{workspaceId}/muted",
      tags,
      summary: "Mute a workspace for me",
    })
    .errors(found)
    .input(z.object({ workspaceId, isMuted: z.boolean() }))
    .output(z.object({})),
  /** Changes a workspace's description, its icon, or both. The description is trimmed; `null` takes the icon away. */
  describe: oc
    .route({
      method: "PUT",
      path: "/workspaces/{workspaceId}/description",
      tags,
      summary: "Describe a workspace",
    })
    .errors({ ...found, NOT_ALLOWED })
    .input(
      z.object({
        workspaceId,
        description: textShape
          .trim()
          .max(descriptionMaxCharacters)
          .refine(isOneLine, "A description must be one line.")
          .optional(),
        icon: newPageIconShape.optional(),
      }),
    )
    .output(z.object({})),
  /**
   * Deletes a workspace with its pages. Its administrators can restore it for 30 days; then it is gone. The personal
   * workspace cannot be deleted.
   */
  delete: oc
    .route({
      method: "DELETE",
      path: "/workspaces/{workspaceId}",
      tags,
      summary: "Delete a workspace",
    })
    .errors({ ...found, NOT_ALLOWED, PERSONAL_WORKSPACE })
    .input(z.object({ workspaceId }))
    .output(z.object({})),
  /** Restores a deleted workspace with its pages, and with the roles of who is still in the organization. */
  restore: oc
    .route({
      method: "POST",
      path: "/workspaces/{workspaceId}/restore",
      tags,
      summary: "Restore a deleted workspace",
    })
    .errors({ ...memberErrors, NOT_FOUND })
    .input(z.object({ workspaceId }))
    .output(z.object({})),
};
