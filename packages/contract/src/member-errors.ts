import { contractErrors } from "./errors.ts";

const { UNAUTHENTICATED, ACCOUNT_NOT_OPENED, NOT_IN_ORGANIZATION, UNEXPECTED } = contractErrors;

/** What any call of a member can be refused with: before it is looked at, or because something went wrong. */
export const memberErrors = {
  UNAUTHENTICATED,
  ACCOUNT_NOT_OPENED,
  NOT_IN_ORGANIZATION,
  UNEXPECTED,
};
