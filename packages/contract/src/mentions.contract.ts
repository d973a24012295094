import { oc } from "@orpc/contract";
import { mentionedPeopleMax } from "@stemma/document/mentions/mentioned-people";
import type { UserId } from "@stemma/domain/ids";
import { z } from "zod";
import { memberErrors } from "./member-errors.ts";
import { idOf } from "./value-shapes.ts";

const tags = ["Mentions"];

/** A member of the organization, or somebody who was one, as a mention shows the person. */
export const mentionedPersonShape = z.object({ userId: idOf<UserId>(), name: z.string() });

export type MentionedPerson = z.output<typeof mentionedPersonShape>;

export const mentionsContract = {
  /** Of these people, those whom the caller's organization knows. Others are left out, whether they exist or not. */
  names: oc
    .route({
      method: "POST",
      path: "/mentions/names",
      tags,
      summary: "Read the names of mentioned people",
    })
    .errors(memberErrors)
    .input(z.object({ userIds: z.array(idOf<UserId>()).max(mentionedPeopleMax) }))
    .output(z.object({ items: z.array(mentionedPersonShape).max(mentionedPeopleMax) })),
};
