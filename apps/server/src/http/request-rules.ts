import { isContractProcedure } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import { requestRules } from "@stemma/contract/request-rules";
import type { RequestRules } from "@stemma/contract/request-rules";

type Rules = Required<RequestRules>;

/** Where a procedure is asked over `/api`; `{…}` in its path stands for one part. */
interface Place {
  readonly method: string;
  readonly path: RegExp;
  readonly parameters: number;
  readonly rules: Rules;
}

const { byName, places } = readContract();

/** What is asked of a request at a path of the contract before its body is read. At a path of none: what holds for all. */
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
  // A path that is written out goes before one that it would match by a parameter.
  places.sort((a, b) => a.parameters - b.parameters);
  return { byName, places };
}
