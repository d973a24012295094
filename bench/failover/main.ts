import { machine } from "../report.ts";
import { measureFailover } from "./measure-failover.ts";

/** `npm run test:ha`: all rounds, or with `--share=0.1` a tenth of them, and at least one of each kind. */
const share = Number(process.argv.find((arg) => arg.startsWith("--share="))?.slice(8) ?? 1);

console.log(`Machine: ${machine()}`);
const report = await measureFailover(share);
const { rounds, saves, publishes, failures, lost, doubled } = report;
const seconds = rounds.map(({ backS }) => backS).toSorted((a, b) => a - b);
console.log(`
${rounds.length} rounds; ${saves.toLocaleString("en")} saves and ${publishes.toLocaleString("en")} publishes acknowledged
calls that failed and were sent again: ${failures}
lost: ${lost}, twice: ${doubled}, error screens: ${report.errorScreens}
back after: ${(seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(1)} s at the median, ${(seconds.at(-1) ?? 0).toFixed(1)} s at most`);
for (const fault of report.faults) console.error(fault);
console.log(report.faults.length === 0 ? "\nNothing was lost." : "");
process.exit(report.faults.length === 0 ? 0 : 1);
