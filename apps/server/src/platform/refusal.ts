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

/**
 * An expected failure of a use case, with one of the contract's error codes. The procedure layer converts it into the
 * declared error.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly data: unknown;

  /** The default message is the contract's message for the code. */
  constructor(code: RefusalCode, data: unknown, message: string = contractErrors[code].message) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.data = data;
  }
}

/** Ends a use case with a declared error; the code decides the type of its data. */
export function refuse<Code extends RefusalCode>(code: Code, ...data: RefusalData<Code>): never {
  throw new Refusal(code, data[0]);
}
