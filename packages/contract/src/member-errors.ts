import { contractErrors } from "./errors.ts";

const { UNAUTHENTICATED, ACCOUNT_NOT_OPENED, NOT_IN_ORGANIZATION, DISK_FULL, UNEXPECTED } =
  contractErrors;

const { SECOND_FACTOR_NEEDED } = contractErrors;

/** The errors that every call of a member can get. */
export const memberErrors = {
  UNAUTHENTICATED,
  ACCOUNT_NOT_OPENED,
  NOT_IN_ORGANIZATION,
  SECOND_FACTOR_NEEDED,
  DISK_FULL,
  UNEXPECTED,
};
