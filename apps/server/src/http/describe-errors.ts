import type { OpenAPIGenerator } from "@orpc/openapi";
import { contractErrors } from "@stemma/contract/errors";

type Document = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;

/** An error of the contract in oRPC's format; `data` is its JSON Schema. */
type DeclaredError = readonly [code: string, message: string, hasData: boolean, data: unknown];

/** The schemas of errors, by their names among the description's components. */
export type ErrorSchemas = Record<string, ReturnType<typeof schemaOf>>;

/** A reference to a schema among the description's components. */
export function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * Adds an error to the schemas, and returns the schema's name. A code means the same everywhere, so there is one schema
 * per code.
 */
export function addError(schemas: ErrorSchemas, error: DeclaredError): string {
  const name = `Error_${error[0]}`;
  schemas[name] = schemaOf(error);
  return name;
}

/** Errors that any request can get before it reaches its procedure, and those of a request with a body. */
const earlyErrors = ["UNAVAILABLE"] as const;
const earlyErrorsOfBodies = ["NOT_READABLE", "OTHER_ORIGIN", "TOO_LARGE", "TOO_DEEP"] as const;

/** Adds the errors that a request can get before it reaches its procedure to the responses of every operation. */
export function addEarlyErrors(paths: Document["paths"], schemas: ErrorSchemas): void {
  for (const path of Object.values(paths ?? {})) {
    for (const method of ["get", "post", "put", "patch", "delete"] as const) {
      const operation = path?.[method];
      if (operation === undefined) continue;
      const responses: Record<string, unknown> = { ...operation.responses };
      const codes = method === "get" ? earlyErrors : [...earlyErrors, ...earlyErrorsOfBodies];
      for (const code of codes) {
        const { status, message } = contractErrors[code];
        const name = addError(schemas, [code, message, false, undefined]);
        responses[status] = orError(responses[status], name, message);
      }
      operation.responses = responses as typeof operation.responses;
    }
  }
}

interface ErrorResponse {
  readonly description: string;
  readonly content: {
    readonly "application/json": { readonly schema: { anyOf: { $ref: string }[] } };
  };
}

/**
 * The response for one status, extended by one more possible error. `response` is missing if no error had the status so
 * far.
 */
function orError(response: unknown, name: string, description: string): ErrorResponse {
  const known = response as ErrorResponse | undefined;
  const error = reference(name);
  const others = known?.content["application/json"].schema.anyOf ?? [reference("UndeclaredError")];
  const anyOf = [...others.filter(({ $ref }) => $ref !== error.$ref), error];
  return {
    description: known?.description ?? description,
    content: { "application/json": { schema: { anyOf } } },
  };
}

/** The schema of an error that the contract declares. */
function schemaOf([code, message, hasData, data]: DeclaredError) {
  return {
    type: "object" as const,
    properties: {
      defined: { const: true },
      code: { const: code },
      status: { type: "integer" as const },
      message: { type: "string" as const, default: message },
      ...(isDescribed(data) && { data }),
    },
    required: ["defined", "code", "status", "message", ...(hasData ? ["data"] : [])],
  };
}

/** The schema of every other error, such as input of the wrong shape (`BAD_REQUEST`). */
export const undeclaredError = {
  type: "object" as const,
  properties: {
    defined: { const: false },
    code: { type: "string" as const },
    status: { type: "integer" as const },
    message: { type: "string" as const },
  },
  required: ["defined", "code", "status", "message"],
};

function isDescribed(schema: unknown): schema is object {
  return typeof schema === "object" && schema !== null && Object.keys(schema).length > 0;
}
