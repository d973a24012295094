import { contractErrors } from "@stemma/contract/errors";
import type { z } from "zod";

type Errors = typeof contractErrors;
/** The stable code of an error that the contract declares. */
export type RefusalCode = keyof Errors;
type RefusalData<Code extends RefusalCode> = Errors[Code] extends {
  data: infer Shape extends z.ZodType;
}
  ? [data: z.input<Shape>]
  : [];

/** A use case's "no", by one of the contract's codes. The procedures' border turns it into the declared error. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly data: unknown;

  /** The contract's words for the code stand where no message is given. */
  constructor(code: RefusalCode, data: unknown, message: string = contractErrors[code].message) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.data = data;
  }
}

/** Ends a use case with a declared error; the code decides which data must come with it. */
export function refuse<Code extends RefusalCode>(code: Code, ...data: RefusalData<Code>): never {
  throw new Refusal(code, data[0]);
}
