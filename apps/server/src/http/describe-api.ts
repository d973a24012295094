import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "@stemma/contract/contract";
import { organizationHeader } from "@stemma/contract/organization-header";
import { bodyShape } from "@stemma/contract/value-shapes";
import { draftShape } from "@stemma/contract/draft-shapes";
import { pageShape } from "@stemma/contract/page-shapes";
import { uploadedFileShape } from "@stemma/contract/files.contract";
import { uploadPath } from "@stemma/contract/upload-path";
import { userShape } from "@stemma/contract/account-shapes";
import { versionShape, versionSummaryShape } from "@stemma/contract/version-shapes";
import type { ZodType } from "zod";
import { productVersion } from "../platform/product-version.ts";
import { contractErrors } from "@stemma/contract/errors";
import { addEarlyErrors, addError, reference, undeclaredError } from "./describe-errors.ts";
import type { ErrorSchemas } from "./describe-errors.ts";

/** A page body in JSON Schema. zod only checks that a body is an object; `readBody` checks the rest. */
const bodySchema = {
  type: "object" as const,
  description:
    "A page body: Lexical's serialised editor state, restricted to the nodes that Stemma knows. `docs/format.md` of Stemma's sources describes it.",
  properties: {
    formatVersion: {
      type: "integer" as const,
      minimum: 1,
      description:
        "Answers have the current version. Requests may have an older one; without it, the current one.",
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

/** Schemas for the zod types that JSON Schema cannot express. A `custom` type only has to be an object; a use case checks the rest. */
const otherSchemas: Readonly<Record<string, object>> = {
  custom: { type: "object", description: "An object that the server checks further." },
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

/** Shapes that many answers contain, described once. */
const commonSchemas = {
  User: { strategy: "output", schema: userShape },
  Page: { strategy: "output", schema: pageShape },
  Draft: { strategy: "output", schema: draftShape },
  Version: { strategy: "output", schema: versionShape },
  UploadedFile: { strategy: "output", schema: uploadedFileShape },
  VersionSummary: { strategy: "output", schema: versionSummaryShape },
} as const;

/** The contract as OpenAPI 3.1. */
export async function describeApi(productName: string): Promise<Document> {
  const errors: ErrorSchemas = {};
  const document = await generator.generate(contract, {
    info: {
      title: productName,
      version: productVersion,
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
      const names = found.map((error) => addError(errors, error));
      return { anyOf: [...names, "UndeclaredError"].map(reference) };
    },
  });
  const described = {
    ...document.paths,
    [uploadPath.slice("/api".length)]: { post: describeUpload(errors) },
  };
  document.paths = described;
  addEarlyErrors(document.paths, errors);
  const { components } = document;
  return {
    ...document,
    components: {
      ...components,
      schemas: {
        ...components?.schemas,
        ...errors,
        PageBody: bodySchema,
        UndeclaredError: undeclaredError,
      },
    },
  };
}

/** The upload of a file, which is a stream and no procedure. */
function describeUpload(errors: ErrorSchemas) {
  const codes = [
    "UNAUTHENTICATED",
    "NOT_FOUND",
    "FILE_TOO_LARGE",
    "FILES_FULL",
    "UPLOAD_INCOMPLETE",
    "PICTURE_UNREADABLE",
  ] as const;
  const responses = Object.fromEntries(
    codes.map((code) => {
      const { status, message } = contractErrors[code];
      const schema = reference(addError(errors, [code, message, false, undefined]));
      const anyOf = [schema, reference("UndeclaredError")];
      return [
        status,
        { description: message, content: { "application/json": { schema: { anyOf } } } },
      ];
    }),
  );
  return {
    tags: ["Files"],
    operationId: "files.upload",
    summary: "Upload a file for a draft",
    description:
      "The body is the file and nothing else, with its length in `Content-Length`. Rows of the kinds `image` and `file` show it by its `fileId`.",
    parameters: [
      {
        name: "draftId",
        in: "query" as const,
        required: true,
        schema: { type: "string" as const, format: "uuid" },
      },
    ],
    requestBody: {
      required: true,
      content: {
        "application/octet-stream": {
          schema: { type: "string" as const, contentMediaType: "application/octet-stream" },
        },
      },
    },
    responses: {
      200: {
        description: "OK",
        content: { "application/json": { schema: reference("UploadedFile") } },
      },
      ...responses,
    },
  };
}

type Document = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;
