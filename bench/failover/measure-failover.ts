import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { startCluster, type Cluster } from "../../deploy/ha/cluster/start-cluster.mjs";
import { launchBrowser } from "../browser.ts";
import type { Fault } from "./faults.ts";
import { startWriter, type Acknowledged, type PersistentWriter } from "./persistent-writer.ts";
import { startWitness } from "./witness.ts";

const people = 50;

/** How long everything may take to come back, in seconds. */
const backMaxS = 30;

/** What was seen in one round. */
interface Round {
  readonly fault: string;
  /** Until a save and a publish are acknowledged, in seconds. */
  readonly publishedS: number;
  /** Until a save and a publish are acknowledged and a screen elsewhere shows it, in seconds. */
  readonly backS: number;
  readonly saves: number;
  readonly publishes: number;
  /** Whether the primary of before refused a write; `null` where it was ended. */
  readonly hasRefused: boolean | null;
}

/** What was seen in all rounds. */
export interface FailoverReport {
  readonly rounds: readonly Round[];
  readonly saves: number;
  readonly publishes: number;
  readonly failures: number;
  readonly lost: number;
  readonly doubled: number;
  /** Error screens that the browser of a reader showed, and words that its writer misses. */
  readonly errorScreens: number;
  readonly missingWords: readonly string[];
  /** What did not hold; empty if all is well. */
  readonly complaints: readonly string[];
}

/**
 * Has 50 people write through two nodes of Stemma while the database cluster below them loses its primary again and again. Compares in the end
 * what was acknowledged with what is there. The cluster is in `kept`, a folder that stays, or in one that is removed.
 */
export async function measureFailover(
  faults: readonly Fault[],
  kept?: string,
): Promise<FailoverReport> {
  const folder =
    kept === undefined ? mkdtempSync(path.join(tmpdir(), "stemma-failover-")) : path.resolve(kept);
  const cluster = await startCluster(folder);
  const browser = await launchBrowser();
  try {
    const writers: PersistentWriter[] = [];
    for (let number = 0; number < people; number += 1) {
      writers.push(await startWriter(cluster, number));
    }
    const witness = await startWitness(browser, cluster);
    const rounds: Round[] = [];
    for (const [index, fault] of faults.entries()) {
      await untilWhole(cluster);
      const round = await runRound(cluster, { fault, index, writers, witness });
      rounds.push(round);
      const refused =
        round.hasRefused === null
          ? ""
          : round.hasRefused
            ? ", the old primary refused writes"
            : ", THE OLD PRIMARY TOOK A WRITE";
      console.log(
        `${String(index + 1).padStart(2)}. ${fault.name}: back after ${round.backS.toFixed(1)} s, ` +
          `published after ${round.publishedS.toFixed(1)} s, ${round.saves} saves and ${round.publishes} publishes acknowledged${refused}`,
      );
    }
    await untilWhole(cluster);
    await Promise.all(writers.map((writer) => writer.stop()));
    const checks = await Promise.all(writers.map((writer) => writer.check()));
    const all = totalOf(writers.map((writer) => writer.acknowledged()));
    const lost = checks.reduce((sum, each) => sum + each.lostSaves + each.lostVersions, 0);
    const doubled = checks.reduce((sum, each) => sum + each.doubledVersions, 0);
    const missingWords = await witness.findMissingWords();
    const errorScreens = witness.countErrorScreens();
    const late = rounds.filter(({ backS }) => backS > backMaxS);
    const complaints = [
      ...(lost > 0 ? [`${lost} acknowledged saves or publishes are lost.`] : []),
      ...(doubled > 0 ? [`${doubled} versions are there twice.`] : []),
      ...(errorScreens > 0 ? [`${errorScreens} error screens were shown.`] : []),
      ...missingWords.map((words) => `The draft in the browser lacks “${words}”.`),
      ...late.map(
        ({ fault, backS }) => `After “${fault}”, all was back after ${backS.toFixed(1)} s only.`,
      ),
      ...(rounds.some(({ hasRefused }) => hasRefused === false)
        ? ["An isolated primary took a write."]
        : []),
    ];
    return { rounds, ...all, lost, doubled, errorScreens, missingWords, complaints };
  } finally {
    await browser.close();
    await cluster.stop();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

interface RoundNeeds {
  readonly fault: Fault;
  readonly index: number;
  readonly writers: readonly PersistentWriter[];
  readonly witness: Awaited<ReturnType<typeof startWitness>>;
}

async function runRound(
  cluster: Cluster,
  { fault, index, writers, witness }: RoundNeeds,
): Promise<Round> {
  const before = totalOf(writers.map((writer) => writer.acknowledged()));
  const primary = (await cluster.findPrimary()) ?? "";
  await witness.type(`Round ${index + 1} was kept. `);
  const startedAt = performance.now();

  const undo = await fault.strike(cluster);

  // A round ends when everything works through the cluster as it is now, before anything is repaired.
  await wait(1_000);
  const publishedS = ((await witness.untilLive()) - startedAt) / 1_000;
  const backS = (performance.now() - startedAt) / 1_000;
  const hasRefused =
    fault.isIsolation === true ? await refusesWrites(cluster.addressOf(primary)) : null;

  await undo();
  const after = totalOf(writers.map((writer) => writer.acknowledged()));
  return {
    fault: fault.name,
    publishedS,
    backS,
    hasRefused,
    saves: after.saves - before.saves,
    publishes: after.publishes - before.publishes,
  };
}

async function untilWhole(cluster: Cluster): Promise<void> {
  while (!(await cluster.isWhole())) await wait(500);
}

function totalOf(all: readonly Acknowledged[]) {
  return {
    saves: all.reduce((sum, { saves }) => sum + saves, 0),
    publishes: all.reduce((sum, { published }) => sum + published.length, 0),
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
  };
}

/** Whether a database that nothing reaches any more takes no write that is sent to it directly, within ten seconds. */
function refusesWrites(address: string): Promise<boolean> {
  const args = ["-v", "ON_ERROR_STOP=1", "-qc", "create table written_by_two (id int)", address];
  const options = { timeout: 10_000, env: { ...process.env, PGCONNECT_TIMEOUT: "5" } };
  return promisify(execFile)("psql", args, options).then(
    () => false,
    () => true,
  );
}
