import { z } from "zod";
import { isBlockId, type BlockId } from "@stemma/document/block-id";
import type { NodeJson, PageBody } from "@stemma/document/format";
import { emailMaxCharacters, foldEmail } from "@stemma/domain/account/email";
import { personNameMaxCharacters } from "@stemma/domain/account/person-name";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { organizationRoles, roles } from "@stemma/domain/access/role";
import { isOneLine } from "@stemma/domain/text/one-line";
import { nameMaxCharacters } from "@stemma/domain/workspace/workspace-name";

/**
 * A UUID with a branded type. A cast, not a transform: the OpenAPI description could not describe the result of a transform.
 */
export function idOf<Id extends string>(): z.ZodType<Id, string> {
  return z.uuid() as unknown as z.ZodType<Id, string>;
}

/**
 * A field of the specification that can have many ids: holds the first {@link rowsPerAnswerMax} of them. Docs: decision 18.
 */
export function firstIdsOf<Id extends string>() {
  return z.array(idOf<Id>()).max(rowsPerAnswerMax);
}

/** A field that is an array of ids in the specification, but holds at most one. */
export function oneIdOf<Id extends string>() {
  return z.array(idOf<Id>()).max(1);
}

/** The id of a row of a page's body. */
export const blockIdShape = z
  .string()
  .max(32)
  .refine(
    isBlockId,
    "A block id is 1 to 32 letters, digits, hyphens and underscores.",
  ) as z.ZodType<BlockId, string>;

/** Text from a user. NUL characters are removed, because PostgreSQL cannot store them. */
export const textShape = z.string().overwrite((text) => text.replaceAll("\u0000", ""));

/** A person's name: one line, trimmed. It may be empty, because not everybody has a last name. */
export const personNameShape = textShape
  .trim()
  .max(personNameMaxCharacters)
  .refine(isOneLine, "A name must be one line.");

/** The name of a workspace or an organization: one line, trimmed, not empty. */
export const nameShape = textShape
  .trim()
  .min(1)
  .max(nameMaxCharacters)
  .refine(isOneLine, "A name must be one line.");

/** A count: from 1 to the largest integer that the database's counters hold. */
export const countShape = z.int32().min(1);

/** An instant in ISO 8601, in UTC. */
export const instantShape = z.iso.datetime();

/**
 * A page body. The use case validates it with `readBody` of `@stemma/document`, so that an invalid body gets
 * BODY_INVALID with its path.
 */
export const bodyShape = z.custom<PageBody>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "A page body is an object.",
);

/** A node at the top of a body; the server checks the changed body as a whole. */
export const bodyNodeShape = z.custom<NodeJson>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "A node of a body is an object.",
);

/** An e-mail address from a user; stored and compared in lower case. */
export const emailShape = textShape
  .trim()
  .max(emailMaxCharacters)
  .pipe(z.email())
  .transform(foldEmail);

/** A role in a workspace or on a page: viewers read, editors also write, administrators also manage. */
export const roleShape = z.enum(roles);

/** A role in an organization. */
export const organizationRoleShape = z.enum(organizationRoles);
