import { ORPCError } from "@orpc/client";
import type { contractErrors } from "@stemma/contract/errors";

/** An error code that the contract declares. */
export type ContractErrorCode = keyof typeof contractErrors;

/** Whether `error` is a failed call with this code. */
export function hasErrorCode(error: unknown, code: ContractErrorCode): boolean {
  return error instanceof ORPCError && error.code === code;
}
