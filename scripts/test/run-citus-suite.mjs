import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { program } from "../set-up/places.mjs";
import { countVitest } from "./count-results.mjs";
import { runSuite } from "./run-suite.mjs";

/**
 * Runs the files of the database suite whose paths hold one of `names`, by default all. Prints how many tests of each passed, why others failed,
 * and what Citus does with the statements of the procedures. Resolves with the exit code.
 */
export async function runCitusSuite({ coordinator, workers }, names) {
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-citus-"));
  const plans = path.join(folder, "plans.txt");
  const env = {
    TEST_DATABASE_URL: coordinator,
    TEST_CITUS_WORKERS: workers.join(" "),
    TEST_CITUS_REPORT: plans,
  };
  try {
    const { failed } = await runSuite(
      program("vitest"),
      // One file after the other: now and then, a worker refuses to join one database while another one is made or dropped.
      [
        "run",
        "--project",
        "db",
        ...names,
        "--no-file-parallelism",
        "--reporter=dot",
        "--reporter=json",
      ],
      env,
      (results) => {
        printFiles(results.report);
        return countVitest(results);
      },
      (file) => [`--outputFile.json=${file}`],
    );
    if (existsSync(plans)) console.log(`\n${readFileSync(plans, "utf8")}`);
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printFiles(report) {
  if (report === undefined) return;
  const reasons = new Map();
  console.log("");
  for (const { name, assertionResults, message } of report.testResults) {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const passed = assertionResults.filter(({ status }) => status === "passed");
    const file = name.replace(/^.*\/src\//, "");
    console.log(`${passed.length} passed, ${failed.length} failed: ${file}`);
    const messages = failed.map((test) => test.failureMessages[0] ?? "");
    for (const text of message ? [...messages, message] : messages) {
      const [reason = ""] = text.split("\n");
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
  console.log("\nWhy tests failed:");
  for (const [reason, count] of [...reasons].sort(([, a], [, b]) => b - a)) {
    console.log(`${count} times: ${reason.slice(0, 300)}`);
  }
}
