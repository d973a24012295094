import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { root } from "../set-up/places.mjs";

/** The severities that fail the check. Lesser ones are named and pass. */
const failing = ["high", "critical"];

/** How long to wait for the registry, in milliseconds. */
const waitedMs = 20_000;

/** Asks the registry for known vulnerabilities of what is in the product. Without an answer, it says so and passes. */
export async function checkAudit() {
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0"];
  const child = spawn("npm", [...args, `--fetch-timeout=${waitedMs}`], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    timeout: 2 * waitedMs,
  });
  const ended = once(child, "close").catch(() => undefined);
  const [output] = await Promise.all([text(child.stdout), ended]);
  return judgeAudit(output);
}

/** Judges what `npm audit --json` has printed. */
export function judgeAudit(output) {
  const counts = readCounts(output);
  if (counts === undefined) {
    return { isOk: true, output: "", note: "passed over: the registry answers no audit" };
  }
  const named = Object.entries(counts).filter(([name, count]) => name !== "total" && count > 0);
  const list = named.map(([name, count]) => `${count} ${name}`).join(", ");
  const isOk = failing.every((severity) => (counts[severity] ?? 0) === 0);
  return {
    isOk,
    output: isOk ? "" : `  ${list}: see npm audit --omit=dev`,
    note: list || "nothing known",
  };
}

function readCounts(output) {
  try {
    return JSON.parse(output).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
