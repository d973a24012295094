import { ORPCError } from "@orpc/client";
import type { contractErrors } from "@stemma/contract/errors";
import type { ContractErrorCode } from "./error-code.ts";

type Errors = typeof contractErrors;

/** An error code that carries data. */
type CodeWithData = {
  [Code in ContractErrorCode]: Errors[Code] extends { readonly data: unknown } ? Code : never;
}[ContractErrorCode];

/** The data of an error with this code; `null` for any other error. */
export function errorData<Code extends CodeWithData>(
  error: unknown,
  code: Code,
): Errors[Code]["data"]["_output"] | null {
  const isIt = error instanceof ORPCError && error.defined && error.code === code;
  return isIt ? (error.data as Errors[Code]["data"]["_output"]) : null;
}
