import { oc } from "@orpc/contract";
import { z } from "zod";
import { accountLifeContract } from "./account-life.contract.ts";
import { contractErrors } from "./errors.ts";
import {
  configurationShape,
  organizationAbilitiesShape,
  organizationShape,
  userShape,
} from "./shapes.ts";

const { UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED } = contractErrors;

/** Who is asking, and in which organization. */
const accountShape = z.object({
  user: userShape,
  organization: organizationShape,
  configuration: configurationShape,
  /** What the asker may do with the organization. */
  can: organizationAbilitiesShape,
});

export type Account = z.output<typeof accountShape>;

export const accountsContract = {
  ...accountLifeContract,
  /**
   * The signed-in person with their active organization, or the one that the request names where it is theirs, and their
   * configuration in it.
   */
  current: oc
    .route({ method: "GET", path: "/account", tags: ["Accounts"], summary: "Who is asking" })
    .errors({ UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED })
    .output(accountShape),
  /** Makes user, organization, workspace 'Personal' and configuration where they are missing; else changes nothing. */
  open: oc
    .route({
      method: "POST",
      path: "/account",
      tags: ["Accounts"],
      summary: "Open the account at first sign-in",
    })
    .errors({ UNAUTHENTICATED, UNEXPECTED })
    .output(z.object({ account: accountShape, isNew: z.boolean() })),
};
