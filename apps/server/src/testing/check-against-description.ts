import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract } from "@stemma/contract/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { origin } from "./start-test-server.ts";
import type { Client, TestServer } from "./start-test-server.ts";

/** An OpenAPI document, as far as answers are checked against it. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Content {
  readonly content?: Readonly<Record<string, unknown>>;
}

/**
 * Clients that call `/api` and hold everything that is sent and answered against the server's own description of it. What
 * breaks the description is in `faults`; `succeeded` names the operations that were answered with 200.
 */
export function checkAgainstDescription(server: TestServer, description: Description) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(description, "api");
  const faults: string[] = [];
  const succeeded = new Set<string>();

  const check = (where: string, pointer: readonly string[], value: unknown) => {
    const path = pointer.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"));
    const validate = ajv.getSchema(`api#/${path.map(encodeURIComponent).join("/")}`);
    if (validate === undefined) faults.push(`${where} is not described`);
    else if (!validate(value)) faults.push(`${where}: ${ajv.errorsText(validate.errors)}`);
  };

  const find = (method: string, pathname: string) => {
    const parts = pathname.replace(/^\/api/u, "").split("/");
    const fits = (template: string) => {
      const wanted = template.split("/");
      return (
        wanted.length === parts.length &&
        wanted.every((part, index) => part.startsWith("{") || part === parts[index])
      );
    };
    const templates = Object.keys(description.paths).filter(
      (template) => fits(template) && description.paths[template]?.[method] !== undefined,
    );
    // An address that is written out is meant rather than one with a parameter in its place.
    const [path] = templates.sort((a, b) => a.split("{").length - b.split("{").length);
    const operation = path === undefined ? undefined : description.paths[path]?.[method];
    return path === undefined || operation === undefined ? null : { path, operation };
  };

  /** A client of the documented API with these cookies. */
  const clientOf = (cookies: string): Client =>
    createORPCClient(
      new OpenAPILink(contract, {
        url: `${origin}/api`,
        fetch: async (request) => {
          const method = request.method.toLowerCase();
          const { pathname } = new URL(request.url);
          const sent = method === "get" ? "" : await request.text();
          const init = { method: request.method, headers: request.headers };
          const response = await server.send(
            request.url,
            sent === "" ? init : { ...init, body: sent },
            cookies,
          );
          const found = find(method, pathname);
          if (found === null) {
            faults.push(`${method} ${pathname} is not described`);
            return response;
          }
          const { path, operation } = found;
          const status = String(response.status);
          const where = `${operation.operationId} ${status}`;
          const media = ["content", "application/json", "schema"];
          if (response.status === 200) {
            succeeded.add(operation.operationId);
            if (sent !== "" && operation.requestBody !== undefined) {
              const pointer = ["paths", path, method, "requestBody", ...media];
              check(`${where}, what was sent`, pointer, JSON.parse(sent));
            }
          }
          const answered: unknown = await response.clone().json();
          if (operation.responses[status] === undefined) faults.push(`${where} is not described`);
          else check(where, ["paths", path, method, "responses", status, ...media], answered);
          return response;
        },
      }),
    );

  return { clientOf, faults, succeeded };
}
