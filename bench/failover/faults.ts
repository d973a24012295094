import type { Cluster } from "../../deploy/ha/cluster/start-cluster.mjs";

/** Something that happens to a cluster. */
export interface Fault {
  /** How `--only` names it. */
  readonly id: string;
  readonly name: string;
  /** Makes it happen; returns what undoes it. */
  readonly strike: (cluster: Cluster) => Promise<() => Promise<void>>;
  /** Whether the old primary must refuse writes afterwards, although nobody ended it. */
  readonly isIsolation?: boolean;
}

async function primaryOf(cluster: Cluster): Promise<string> {
  const primary = await cluster.findPrimary();
  if (primary === null) throw new Error("The cluster has no primary.");
  return primary;
}

/** Ends a part that `choose` names; it is started again afterwards. */
function killing(id: string, name: string, choose: (cluster: Cluster) => Promise<string>): Fault {
  return {
    id,
    name,
    async strike(cluster) {
      const victim = await choose(cluster);
      cluster.kill(victim);
      return () => cluster.revive(victim);
    },
  };
}

const killedNode = killing("machine", "the primary's machine dies", primaryOf);
const killedStandby = killing(
  "standby",
  "a standby's machine dies",
  async (cluster) => (await cluster.findStandbys())[0] ?? "",
);
const killedEtcd = killing("etcd", "an etcd member dies", () => Promise.resolve("etcd2"));
const killedNodeOfStemma = killing("stemma", "a Stemma node dies", () =>
  Promise.resolve("stemma1"),
);

const killedPostgres: Fault = {
  id: "postgres",
  name: "the primary's PostgreSQL is killed",
  async strike(cluster) {
    cluster.killPostgres(await primaryOf(cluster));
    // Its Patroni starts it again.
    return () => Promise.resolve();
  },
};

const switchover: Fault = {
  id: "switchover",
  name: "a switchover",
  async strike(cluster) {
    const { status, text } = await cluster.switchOver();
    // On a busy machine, Patroni begins it and does not see its end within the time in which it answers.
    const isBegun = status === 200 || (status === 503 && text.includes("unknown"));
    if (!isBegun) throw new Error(`Patroni refused to switch over: ${text}`);
    return () => Promise.resolve();
  },
};

const isolation: Fault = {
  id: "isolation",
  name: "the primary is isolated",
  isIsolation: true,
  async strike(cluster) {
    const victim = await primaryOf(cluster);
    cluster.isolate(victim);
    return () => cluster.join(victim);
  },
};

/** How often each happens, of 33 rounds. */
const all: readonly (readonly [Fault, number])[] = [
  [killedPostgres, 10],
  [killedNode, 10],
  [switchover, 5],
  [isolation, 5],
  [killedStandby, 1],
  [killedEtcd, 1],
  [killedNodeOfStemma, 1],
];

const several = (fault: Fault, count: number) => Array.from({ length: count }, () => fault);

/**
 * 20 kills of the primary, half of them of PostgreSQL alone, 5 switchovers and 5 isolations, and one each of a standby, an etcd member and a
 * Stemma node. `share` of them, at least one of each.
 */
export function listFaults(share: number): readonly Fault[] {
  return all.flatMap(([fault, count]) => several(fault, Math.max(1, Math.round(count * share))));
}

/** The faults that a text such as `isolation:3,switchover` names, in its order; one without a number happens as often as among all. */
export function chooseFaults(named: string): readonly Fault[] {
  return named.split(",").flatMap((part) => {
    const [id = "", count] = part.split(":");
    const found = all.find(([fault]) => fault.id === id);
    if (found === undefined) {
      const ids = all.map(([fault]) => fault.id).join(", ");
      throw new Error(`There is no “${id}”: --only takes ${ids}.`);
    }
    return several(found[0], count === undefined ? found[1] : Number(count));
  });
}
