import { startStemma } from "../e2e/server/stemma-server.ts";
import { launchBrowser } from "./browser.ts";
import { measureAsyncStorage } from "./async-storage.ts";
import { measureAuthors } from "./authors.ts";
import { measureHistorySearch } from "./searching-history.ts";
import { backupSizes, measureBackups } from "./backing-up.ts";
import { measureComparing } from "./comparing.ts";
import { measureBloat } from "./growth/bloat.ts";
import { growthSizes, measureGrowth } from "./growth/measure-growth.ts";
import { measureChunks } from "./chunks.ts";
import { measureFirstVisit } from "./first-visit.ts";
import { measureDistributed } from "./distributed.ts";
import { measureLargeBodies } from "./large-bodies.ts";
import { measureLargePages } from "./large-pages.ts";
import { measureLiveSockets } from "./live-sockets.ts";
import { measureMerging } from "./merging.ts";
import { measureNotifying } from "./notifying.ts";
import { measureNotifyingCommits } from "./notifying-commits.ts";
import { machine, report } from "./report.ts";
import { measurePageTree } from "./page-tree.ts";
import { measurePasting } from "./pasting.ts";
import { measureProcesses } from "./processes.ts";
import { measureScreens } from "./screens/measure-screens.ts";
import { measureSearching } from "./searching.ts";
import { measureSmallSearching } from "./searching-small.ts";
import { simulate } from "./simulate.ts";
import { measureShowing } from "./showing.ts";
import { measureSoak } from "./soak.ts";
import { measureStarts } from "./starts.ts";
import { measureThroughput } from "./throughput.ts";
import { measureTurningPages } from "./turning-pages.ts";
import { measureUploading } from "./uploading.ts";
import { measureWriting } from "./writing.ts";

/**
 * The figures of the design's section 10, beside their goals. `npm run bench -- starts` measures only one part;
 * `npm run bench -- merging --pairs=1000` checks another number of pairs than a million. `npm run bench -- growth --sizes=1000,100000`
 * measures these numbers of pages, as `backup` does. `backup`, `growth`, `bloat`, `soak` and `citus` run only if they are asked for: a million pages
 * need minutes and about 10 GB, `backup` and `bloat` take minutes, `soak` an hour (`--minutes=60`), and `citus` needs a PostgreSQL with Citus.
 */
const args = process.argv.slice(2);
const parts = new Set(args.filter((arg) => !arg.startsWith("--")));
const partsWithServer = [
  "first-visit",
  "turning",
  "writing",
  "pasting",
  "throughput",
  "attack",
  "notifying",
  "showing",
  "commits",
  "screens",
  "searching",
  "searching-small",
  "authors",
  "history",
  "tree",
];
const partsWithOwnServer = [
  "chunks",
  "starts",
  "async-storage",
  "processes",
  "live",
  "uploading",
  "comparing",
  "large-pages",
  "merging",
  "simulate",
];
const partsOnlyAsked = ["backup", "growth", "bloat", "soak", "citus"];
const known = [...partsWithOwnServer, ...partsWithServer, ...partsOnlyAsked];
const unknown = [...parts].filter((part) => !known.includes(part));
if (unknown.length > 0 || args.includes("--help")) {
  for (const part of unknown) console.error(`There is no part ${part}.`);
  console.log(`Parts: ${known.join(", ")}. Without a part, all but ${partsOnlyAsked.join(", ")}.`);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const isAsked = (part: string) => parts.size === 0 || parts.has(part);

console.log(`Machine: ${machine()}`);
if (isAsked("chunks")) report("The client's chunks", measureChunks());
if (isAsked("starts")) report("Starts and memory", await measureStarts());
if (isAsked("async-storage")) report("Reads and AsyncLocalStorage", await measureAsyncStorage());
if (isAsked("processes")) report("Several processes, 32 connections", await measureProcesses());
if (isAsked("live")) report("Live: open sockets on one node", await measureLiveSockets());
if (isAsked("uploading")) report("Files", await measureUploading());
if (isAsked("comparing")) report("Comparing, merging, drawing", measureComparing());
if (isAsked("large-pages")) report("Beside large pages", await measureLargePages());
if (isAsked("merging")) report("Merging by passages", measureMerging(pairsAsked()));
if (isAsked("simulate")) report("A million screens on 100 nodes, calculated", simulate());
if (parts.has("growth")) {
  console.log("\nGrowth");
  await measureGrowth(sizesAsked(growthSizes));
}
if (parts.has("backup"))
  report("Backup and restore", await measureBackups(sizesAsked(backupSizes)));
if (parts.has("bloat")) report("After many writes", await measureBloat());
if (parts.has("citus")) report("On Citus, 32 connections", await measureDistributed());
if (parts.has("soak")) report("Soak: 5,000 sockets", await measureSoak(minutesAsked()));
if (partsWithServer.some(isAsked)) await measureServer();

/** The parts that need a running server and a browser. */
async function measureServer(): Promise<void> {
  const server = await startStemma();
  const browser = await launchBrowser();
  try {
    if (isAsked("first-visit")) report("First visit", await measureFirstVisit(browser, server.url));
    if (isAsked("turning")) report("Turning pages", await measureTurningPages(browser, server.url));
    if (isAsked("writing")) report("Writing", await measureWriting(browser, server.url));
    if (isAsked("pasting")) report("Pasting", await measurePasting(browser, server.url));
    if (isAsked("throughput"))
      report("Throughput, 32 connections", await measureThroughput(server));
    if (isAsked("attack")) report("Under attack", await measureLargeBodies(server.url));
    if (isAsked("notifying")) report("Telling subscribers", await measureNotifying(server));
    if (isAsked("showing")) report("Showing what is new", await measureShowing(browser, server));
    if (isAsked("commits")) report("Commits and events", await measureNotifyingCommits(server));
    if (isAsked("screens")) report("Open screens", await measureScreens(browser, server));
    if (isAsked("authors")) report("Authors", await measureAuthors(server));
    if (isAsked("history")) report("Search in history", await measureHistorySearch(server));
    if (isAsked("tree")) report("The tree of pages", await measurePageTree(server));
    if (isAsked("searching-small"))
      report("Searching, 1,000 pages", await measureSmallSearching(server));
    if (isAsked("searching")) report("Searching", await measureSearching(server));
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** A million pairs take long: they are checked only if merging alone is asked for. */
function pairsAsked(): number {
  const count = argOf("pairs");
  if (count !== undefined) return Number(count);
  return parts.has("merging") ? 1_000_000 : 10_000;
}

/** The numbers of pages for `growth` and `backup`. */
function sizesAsked(byDefault: readonly number[]): readonly number[] {
  const sizes = argOf("sizes");
  return sizes === undefined ? byDefault : sizes.split(",").map(Number);
}

/** How long `soak` takes. */
function minutesAsked(): number {
  const minutes = argOf("minutes");
  return minutes === undefined ? 60 : Number(minutes);
}

/** The value of the argument `--name=value`. */
function argOf(name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1];
}
