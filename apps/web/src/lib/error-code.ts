import { ORPCError } from "@orpc/client";
import type { contractErrors } from "@stemma/contract/errors";

/** A code that the contract declares. */
export type ContractErrorCode = keyof typeof contractErrors;

/** Whether a call failed with this code of the contract. */
export function hasErrorCode(error: unknown, code: ContractErrorCode): boolean {
  return error instanceof ORPCError && error.code === code;
}
