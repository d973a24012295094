import { isContractProcedure } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import { requestRules } from "@stemma/contract/request-rules";
import type { RequestRules } from "@stemma/contract/request-rules";

type Rules = Required<RequestRules>;

/** The path of a procedure under `/api`; each `{…}` of the path matches one segment. */
interface Place {
  readonly path: RegExp;
  readonly parameters: number;
  readonly procedure: Procedure;
}

interface Procedure {
  /** Such as `pages/get`. */
  readonly name: string;
  readonly rules: Rules;
}

const { byName, places } = readContract();

/** The rules for a request, found by method and path; the default rules if no procedure matches. */
export function findRequestRules(method: string, path: string): Rules {
  return findProcedure(method, path)?.rules ?? requestRules;
}

/** The name of the procedure that a request calls, such as `pages/get`; `undefined` if it calls none. */
export function findProcedureName(method: string, path: string): string | undefined {
  return findProcedure(method, path)?.name;
}

function findProcedure(method: string, path: string): Procedure | undefined {
  if (path.startsWith("/rpc/")) return byName.get(path);
  if (!path.startsWith("/api/")) return undefined;
  const [, , segment = ""] = path.split("/", 3);
  return places.get(`${method} ${segment}`)?.find((one) => one.path.test(path))?.procedure;
}

function readContract() {
  const byName = new Map<string, Procedure>();
  // By the method and the first segment, which is a literal: a request is compared with few paths.
  const places = new Map<string, Place[]>();
  for (const [feature, procedures] of Object.entries(contract)) {
    for (const [name, procedure] of Object.entries(procedures)) {
      if (!isContractProcedure(procedure)) continue;
      const { meta, route } = procedure["~orpc"];
      const found = { name: `${feature}/${name}`, rules: { ...requestRules, ...meta } };
      byName.set(`/rpc/${found.name}`, found);
      const [path = "", method = "POST"] = [route.path, route.method];
      const key = `${method} ${path.split("/")[1]}`;
      const place = {
        path: new RegExp(`^/api${path.replace(/\{[^}]+\}/g, "[^/]+")}/?$`),
        parameters: path.split("{").length,
        procedure: found,
      };
      places.set(key, [...(places.get(key) ?? []), place]);
    }
  }
  // A literal path goes before a path whose parameter would also match it.
  for (const alike of places.values()) alike.sort((a, b) => a.parameters - b.parameters);
  return { byName, places };
}
