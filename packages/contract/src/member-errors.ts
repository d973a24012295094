import { contractErrors } from "./errors.ts";

const { UNAUTHENTICATED, ACCOUNT_NOT_OPENED, NOT_IN_ORGANIZATION, DISK_FULL, UNEXPECTED } =
  contractErrors;

/** The errors that every call of a member can get. */
export const memberErrors = {
  UNAUTHENTICATED,
  ACCOUNT_NOT_OPENED,
  NOT_IN_ORGANIZATION,
  DISK_FULL,
  UNEXPECTED,
};
