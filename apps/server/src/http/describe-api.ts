import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "@stemma/contract/contract";
import { contractErrors } from "@stemma/contract/errors";
import { organizationHeader } from "@stemma/contract/organization-header";
import {
  bodyShape,
  draftShape,
  pageShape,
  userShape,
  versionShape,
  versionSummaryShape,
} from "@stemma/contract/shapes";
import type { ZodType } from "zod";

/** A page body in JSON Schema: zod only looks whether it is an object, because `readBody` reads the rest. */
const bodySchema = {
  type: "object" as const,
  description:
    "A page body: Lexical's serialised editor state, restricted to the nodes that Stemma knows.",
  properties: {
    formatVersion: {
      type: "integer" as const,
      minimum: 1,
      description: "Left out, it is the current one.",
    },
    root: {
      type: "object" as const,
      properties: {
        type: { const: "root" },
        children: {
          type: "array" as const,
          items: { type: "object" as const, description: "A block: a paragraph or a heading." },
        },
      },
      required: ["type", "children"],
    },
  },
  required: ["root"],
};

/** What zod has no JSON Schema for: what only has to be an object here, because a use case reads the rest, and what is anything. */
const otherSchemas: Readonly<Record<string, object>> = {
  custom: { type: "object", description: "Read by the server beyond being an object." },
  unknown: { description: "Anything." },
};

const generator = new OpenAPIGenerator({
  schemaConverters: [
    new ZodToJsonSchemaConverter({
      interceptors: [
        ({ schema, next }) => {
          if (schema === bodyShape) return [true, reference("PageBody")];
          const other = otherSchemas[(schema as ZodType).def.type];
          return other === undefined ? next() : [true, { ...other }];
        },
      ],
    }),
  ],
});

/** What many answers hold, described once. */
const commonSchemas = {
  User: { strategy: "output", schema: userShape },
  Page: { strategy: "output", schema: pageShape },
  Draft: { strategy: "output", schema: draftShape },
  Version: { strategy: "output", schema: versionShape },
  VersionSummary: { strategy: "output", schema: versionSummaryShape },
} as const;

/** The contract as OpenAPI 3.1. */
export async function describeApi(productName: string): Promise<Document> {
  const errors: Record<string, ReturnType<typeof declared>> = {};
  const document = await generator.generate(contract, {
    info: {
      title: productName,
      version: "0.1.0",
      license: { name: "MIT", identifier: "MIT" },
      description:
        `The API of ${productName}. A call works in the organization that the header ` +
        `\`${organizationHeader}\` names by its id; without it, in the caller's active one.`,
    },
    servers: [{ url: "/api" }],
    security: [{ session: [] }],
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "stemma.session_token",
          description: "Set by signing in; behind HTTPS its name begins with `__Secure-`.",
        },
      },
    },
    commonSchemas,
    customErrorResponseBodySchema: (found) => {
      for (const error of found) errors[errorName(error)] = declared(error);
      return { anyOf: [...found.map(errorName), "UndeclaredError"].map(reference) };
    },
  });
  addRefusals(document.paths, errors);
  const { components } = document;
  return {
    ...document,
    components: {
      ...components,
      schemas: {
        ...components?.schemas,
        ...errors,
        PageBody: bodySchema,
        UndeclaredError: undeclared,
      },
    },
  };
}

/** What is refused before a call reaches its procedure, in every call that sends something. */
const refusals = ["NOT_READABLE", "OTHER_ORIGIN", "TOO_LARGE", "TOO_DEEP"] as const;

/** Adds these refusals to the answers of every operation that sends something, and describes them among the errors. */
function addRefusals(
  paths: Document["paths"],
  errors: Record<string, ReturnType<typeof declared>>,
): void {
  for (const path of Object.values(paths ?? {})) {
    for (const method of ["post", "put", "patch", "delete"] as const) {
      const operation = path?.[method];
      if (operation === undefined) continue;
      const responses: Record<string, unknown> = { ...operation.responses };
      for (const code of refusals) {
        const { status, message } = contractErrors[code];
        const error = [code, message, false, undefined] as const;
        errors[errorName(error)] = declared(error);
        responses[status] = withSchema(responses[status], errorName(error), message);
      }
      operation.responses = responses as typeof operation.responses;
    }
  }
}

interface ErrorResponse {
  readonly description: string;
  readonly content: { readonly "application/json": { readonly schema: { anyOf: object[] } } };
}

/** The response of one status, where it may be this error as well as what is described already. */
function withSchema(response: unknown, name: string, description: string): ErrorResponse {
  const known = response as ErrorResponse | undefined;
  const described = known?.content["application/json"].schema.anyOf ?? [
    reference("UndeclaredError"),
  ];
  const anyOf = [...described, reference(name)];
  const isKnown = described.some(
    (schema) => JSON.stringify(schema) === JSON.stringify(reference(name)),
  );
  return {
    description: known?.description ?? description,
    content: { "application/json": { schema: { anyOf: isKnown ? described : anyOf } } },
  };
}

type Document = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;
type DeclaredError = readonly [code: string, message: string, hasData: boolean, data: unknown];

function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** What the schema of an error is called: a code means the same everywhere. */
function errorName([code]: DeclaredError): string {
  return `Error_${code}`;
}

/** A "no" that the contract names. `data` is there only where the error has some. */
function declared([code, message, hasData, data]: DeclaredError) {
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

/** What the contract does not name, such as input of the wrong shape (`BAD_REQUEST`). */
const undeclared = {
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
