import { oc } from "@orpc/contract";
import { z } from "zod";
import type { UserId } from "@stemma/domain/ids";
import { nameMaxCharacters } from "@stemma/domain/workspace/workspace-name";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { idOf, instantShape, organizationRoleShape, textShape } from "./value-shapes.ts";
import { personShape } from "./organization-shapes.ts";

const { NOT_FOUND, NOT_ALLOWED, LAST_ADMINISTRATOR } = contractErrors;
const tags = ["Members"];
const userId = idOf<UserId>();

/** A member of the organization as other members see them. */
const memberShape = personShape.extend({
  email: z.string(),
  role: organizationRoleShape,
  joinedAt: instantShape,
});

export type Member = z.output<typeof memberShape>;

export const membersContract = {
  /**
   * The members of the organization, by name; with `name`, only members whose name or address contains it, in any case;
   * with `role`, only members with this role.
   */
  list: oc
    .route({ method: "GET", path: "/members", tags, summary: "List members" })
    .errors(memberErrors)
    .input(
      z.object({
        name: textShape.max(nameMaxCharacters).optional(),
        role: organizationRoleShape.optional(),
        ...pageInput,
      }),
    )
    .output(pageOf(memberShape)),
  /** Changes a member's role in the organization. The last administrator keeps the role. */
  update: oc
    .route({ method: "PATCH", path: "/members/{userId}", tags, summary: "Change a member's role" })
    .errors({ ...memberErrors, NOT_FOUND, NOT_ALLOWED, LAST_ADMINISTRATOR })
    .input(z.object({ userId, role: organizationRoleShape }))
    .output(z.object({})),
  /**
   * Removes a member from the organization. The member's pages stay and the member keeps the drafts. The caller becomes
   * administrator of pages and workspaces that would otherwise have none.
   */
  remove: oc
    .route({ method: "DELETE", path: "/members/{userId}", tags, summary: "Remove a member" })
    .errors({ ...memberErrors, NOT_FOUND, NOT_ALLOWED, LAST_ADMINISTRATOR })
    .input(z.object({ userId }))
    .output(z.object({})),
  /** Removes the caller from the organization, unless the caller is its last administrator. */
  leave: oc
    .route({ method: "POST", path: "/members/leave", tags, summary: "Leave the organization" })
    .errors({ ...memberErrors, LAST_ADMINISTRATOR })
    .output(z.object({})),
};
