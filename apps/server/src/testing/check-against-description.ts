import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract } from "@stemma/contract/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { origin } from "./test-origin.ts";
import type { Client } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/** The part of an OpenAPI document that the check reads. */
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

/** One call of a client and its response. */
interface Exchange {
  readonly method: string;
  readonly pathname: string;
  readonly sent: string;
  readonly response: Response;
}

/**
 * Makes clients that call `/api` and check every request and response against the server's own description. `faults`
 * lists each difference; `succeeded` names the operations that returned 200.
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

  /** Checks one call: the body of a successful request, and every response. */
  async function checkExchange({ method, pathname, sent, response }: Exchange): Promise<void> {
    const found = findOperation(description, method, pathname);
    if (found === null) {
      faults.push(`${method} ${pathname} is not described`);
      return;
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
    const answered: unknown = await response.json();
    if (operation.responses[status] === undefined) faults.push(`${where} is not described`);
    else check(where, ["paths", path, method, "responses", status, ...media], answered);
  }

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
          await checkExchange({ method, pathname, sent, response: response.clone() });
          return response;
        },
      }),
    );

  return { clientOf, faults, succeeded };
}

/** The operation for a request; if several paths match, the one with the fewest parameters. */
function findOperation({ paths }: Description, method: string, pathname: string) {
  const parts = pathname.replace(/^\/api/u, "").split("/");
  const fits = (template: string) => {
    const wanted = template.split("/");
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith("{") || part === parts[index])
    );
  };
  const [path] = Object.keys(paths)
    .filter((template) => fits(template) && paths[template]?.[method] !== undefined)
    .sort((a, b) => a.split("{").length - b.split("{").length);
  const operation = path === undefined ? undefined : paths[path]?.[method];
  return path === undefined || operation === undefined ? null : { path, operation };
}
