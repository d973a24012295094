import { isContractProcedure } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import { requestRules } from "@stemma/contract/request-rules";
import type { RequestRules } from "@stemma/contract/request-rules";

type Rules = Required<RequestRules>;

/** The method and path of a procedure under `/api`; each `{…}` of the path matches one segment. */
interface Place {
  readonly method: string;
  readonly path: RegExp;
  readonly parameters: number;
  readonly rules: Rules;
}

const { byName, places } = readContract();

/** The rules for a request, found by method and path; the default rules if no procedure matches. */
export function findRequestRules(method: string, path: string): Rules {
  const named = byName.get(path);
  if (named !== undefined) return named;
  const place = places.find((one) => one.method === method && one.path.test(path));
  return place?.rules ?? requestRules;
}

function readContract() {
  const byName = new Map<string, Rules>();
  const places: Place[] = [];
  for (const [feature, procedures] of Object.entries(contract)) {
    for (const [name, procedure] of Object.entries(procedures)) {
      if (!isContractProcedure(procedure)) continue;
      const { meta, route } = procedure["~orpc"];
      const rules = { ...requestRules, ...meta };
      byName.set(`/rpc/${feature}/${name}`, rules);
      const [path = "", method = "POST"] = [route.path, route.method];
      places.push({
        method,
        path: new RegExp(`^/api${path.replace(/\{[^}]+\}/g, "[^/]+")}/?$`),
        parameters: path.split("{").length,
        rules,
      });
    }
  }
  // A literal path goes before a path whose parameter would also match it.
  places.sort((a, b) => a.parameters - b.parameters);
  return { byName, places };
}
