import { parseArgs } from "node:util";
import { machine } from "../report.ts";
import { chooseFaults, listFaults } from "./faults.ts";
import { measureFailover } from "./measure-failover.ts";

/**
 * `npm run test:ha`: all rounds; with `--share=0.1` a tenth of them, and at least one of each kind; with `--only=isolation:3,switchover:2`
 * these. `--folder=PATH` keeps the logs of all parts there.
 */
const { values } = parseArgs({
  options: { share: { type: "string" }, only: { type: "string" }, folder: { type: "string" } },
});
const faults =
  values.only === undefined ? listFaults(Number(values.share ?? 1)) : chooseFaults(values.only);

console.log(`Machine: ${machine()}`);
const report = await measureFailover(faults, values.folder);
const { rounds, saves, publishes, failures, lost, doubled } = report;
const seconds = rounds.map(({ backS }) => backS).toSorted((a, b) => a - b);
console.log(`
${rounds.length} rounds; ${saves.toLocaleString("en")} saves and ${publishes.toLocaleString("en")} publishes acknowledged
calls that failed and were sent again: ${failures}
lost: ${lost}, twice: ${doubled}, error screens: ${report.errorScreens}
back after: ${(seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(1)} s at the median, ${(seconds.at(-1) ?? 0).toFixed(1)} s at most`);
for (const complaint of report.complaints) console.error(complaint);
console.log(report.complaints.length === 0 ? "\nNothing was lost." : "");
process.exit(report.complaints.length === 0 ? 0 : 1);
