import { oc } from "@orpc/contract";
import { z } from "zod";
import { accountLifeContract } from "./account-life.contract.ts";
import { contractErrors } from "./errors.ts";
import { configurationShape, userShape } from "./account-shapes.ts";
import { organizationAbilitiesShape, organizationShape } from "./organization-shapes.ts";

const { UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED } = contractErrors;

/** The caller and the organization of the request. */
const accountShape = z.object({
  user: userShape,
  organization: organizationShape,
  configuration: configurationShape,
  /** The caller's permissions on the organization. */
  can: organizationAbilitiesShape,
});

export type Account = z.output<typeof accountShape>;

export const accountsContract = {
  ...accountLifeContract,
  /**
   * The signed-in person, the organization of the request and the person's configuration in it. The organization is the
   * one in the request's header if the person belongs to it, otherwise the active one.
   */
  current: oc
    .route({ method: "GET", path: "/account", tags: ["Accounts"], summary: "Who is asking" })
    .errors({ UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED })
    .output(accountShape),
  /** Creates the user, organization, workspace 'Personal' and configuration if they are missing. Idempotent. */
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
