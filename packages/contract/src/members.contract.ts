import { oc } from "@orpc/contract";
import { z } from "zod";
import type { UserId } from "@stemma/domain/ids";
import { nameMaxCharacters } from "@stemma/domain/workspace/workspace-name";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { idOf, instantShape, organizationRoleShape, personShape, textShape } from "./shapes.ts";

const { NOT_FOUND, NOT_ALLOWED, LAST_ADMINISTRATOR } = contractErrors;
const tags = ["Members"];
const userId = idOf<UserId>();

/** A member of the organization as the others see them. */
const memberShape = personShape.extend({
  email: z.string(),
  role: organizationRoleShape,
  joinedAt: instantShape,
});

export type Member = z.output<typeof memberShape>;

export const membersContract = {
  /** The members of the organization, by name; with `name`, those whose name or address holds it in any case. */
  list: oc
    .route({ method: "GET", path: "/members", tags, summary: "List members" })
    .errors(memberErrors)
    .input(z.object({ name: textShape.max(nameMaxCharacters).optional(), ...pageInput }))
    .output(pageOf(memberShape)),
  /** Makes a member an administrator of the organization, or one no more; the last one stays one. */
  update: oc
    .route({ method: "PATCH", path: "/members/{userId}", tags, summary: "Change a member's role" })
    .errors({ ...memberErrors, NOT_FOUND, NOT_ALLOWED, LAST_ADMINISTRATOR })
    .input(z.object({ userId, role: organizationRoleShape }))
    .output(z.object({})),
  /**
   * Takes a member out of the organization. Their pages stay, their drafts stay theirs, and what nobody would administer any
   * more passes to the asker.
   */
  remove: oc
    .route({ method: "DELETE", path: "/members/{userId}", tags, summary: "Remove a member" })
    .errors({ ...memberErrors, NOT_FOUND, NOT_ALLOWED, LAST_ADMINISTRATOR })
    .input(z.object({ userId }))
    .output(z.object({})),
  /** Takes the asker out of the organization, unless nobody else administers it. */
  leave: oc
    .route({ method: "POST", path: "/members/leave", tags, summary: "Leave the organization" })
    .errors({ ...memberErrors, LAST_ADMINISTRATOR })
    .output(z.object({})),
};
