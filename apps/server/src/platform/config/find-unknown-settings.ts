import { distance } from "fastest-levenshtein";

/** Variables with this prefix are meant for Stemma. */
const prefix = "STEMMA_";

/** Variables with the prefix that are no settings of the server: deployment files, scripts and tests read or set them. */
const others: ReadonlySet<string> = new Set([
  // The domain and the address that deploy/Caddyfile and deploy/compose.yml take.
  "STEMMA_DOMAIN",
  "STEMMA_UPSTREAM",
  // Development, tests and measurements.
  "STEMMA_BENCH_DIR",
  "STEMMA_CHECK_ANSWERS",
  "STEMMA_DEV_DATABASE",
  "STEMMA_DEV_SERVER",
  "STEMMA_E2E_DATA_TEMPLATE",
  "STEMMA_PREVIOUS",
  "STEMMA_UPGRADE_FROM",
]);

/** What Kubernetes sets in each container for a service with the name stemma, beside `STEMMA_PORT`, which is an address then. */
const ofKubernetes =
  /^STEMMA_(?:SERVICE_(?:HOST|PORT\w*)|PORT_\d+_(?:TCP|UDP)(?:_(?:ADDR|PORT|PROTO))?)$/;
const addressOfKubernetes = /^(?:tcp|udp):\/\//;

/** How many letters may be added, taken away or replaced (Levenshtein's distance) in a name that counts as misspelt. */
const distanceMax = 3;

/**
 * One line for each variable that looks like a setting and is none, such as a misspelt one, with the setting that was probably meant. `known`
 * are the names of all settings. An empty variable counts as missing.
 */
export function findUnknownSettings(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(prefix) && env[name] !== "" && env[name] !== undefined)
    .filter((name) => !known.includes(name) && !others.has(name))
    .filter((name) => !ofKubernetes.test(name) && !addressOfKubernetes.test(env[name] ?? ""))
    .toSorted()
    .map((name) => {
      const meant = findNearest(name, known);
      return `${name} is not a setting.${meant === undefined ? "" : ` Did you mean ${meant}?`}`;
    });
}

/** The name that is nearest to this one, with the prefix or without it; undefined if none is near. */
function findNearest(name: string, known: readonly string[]): string | undefined {
  const bare = name.slice(prefix.length);
  const ranked = known
    .map((each) => ({ each, apart: Math.min(distance(name, each), distance(bare, each)) }))
    .toSorted((left, right) => left.apart - right.apart);
  return ranked.find(({ apart }) => apart <= distanceMax)?.each;
}
