import type { Cluster } from "../../deploy/ha/cluster/start-cluster.mjs";

/** Something that happens to a cluster. */
export interface Fault {
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
function killing(name: string, choose: (cluster: Cluster) => Promise<string>): Fault {
  return {
    name,
    async strike(cluster) {
      const victim = await choose(cluster);
      cluster.kill(victim);
      return () => cluster.revive(victim);
    },
  };
}

const killedNode = killing("the primary's machine dies", primaryOf);
const killedStandby = killing(
  "a standby's machine dies",
  async (cluster) => (await cluster.findStandbys())[0] ?? "",
);
const killedEtcd = killing("an etcd member dies", () => Promise.resolve("etcd2"));
const killedNodeOfStemma = killing("a Stemma node dies", () => Promise.resolve("stemma1"));

const killedPostgres: Fault = {
  name: "the primary's PostgreSQL is killed",
  async strike(cluster) {
    cluster.killPostgres(await primaryOf(cluster));
    // Its Patroni starts it again.
    return () => Promise.resolve();
  },
};

const switchover: Fault = {
  name: "a switchover",
  async strike(cluster) {
    const { status, text } = await cluster.switchOver();
    if (status !== 200) throw new Error(`Patroni refused to switch over: ${text}`);
    return () => Promise.resolve();
  },
};

const isolation: Fault = {
  name: "the primary is isolated",
  isIsolation: true,
  async strike(cluster) {
    const victim = await primaryOf(cluster);
    cluster.isolate(victim);
    return () => Promise.resolve(cluster.join(victim));
  },
};

const several = (count: number, fault: Fault) => Array.from({ length: count }, () => fault);

/**
 * 20 kills of the primary, half of them of PostgreSQL alone, 5 switchovers and 5 isolations, and one each of a standby, an etcd member and a
 * Stemma node. `share` of them, at least one of each.
 */
export function listFaults(share: number): readonly Fault[] {
  const count = (all: number) => Math.max(1, Math.round(all * share));
  return [
    ...several(count(10), killedPostgres),
    ...several(count(10), killedNode),
    ...several(count(5), switchover),
    ...several(count(5), isolation),
    killedStandby,
    killedEtcd,
    killedNodeOfStemma,
  ];
}
