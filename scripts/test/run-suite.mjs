import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../set-up/places.mjs";

const lastLinesShown = 60;

/**
 * Runs one suite, passes its output through, and counts its tests in its report. A suite that exits with an error but
 * reports no failure, or that ran no test, counts as one failure. Resolves with the counts and, where a test failed,
 * the last lines printed, in which every reporter says what failed.
 *
 * @param count gets `{output, report}`: the standard output, and the report file's JSON or `undefined`
 * @param reportArgs returns the arguments that make the suite write its report into a file
 * @param reportEnv returns the environment variables for the same purpose
 */
export async function runSuite(
  command,
  args,
  env,
  count,
  reportArgs = () => [],
  reportEnv = () => ({}),
) {
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-suite-"));
  const file = path.join(folder, "report.json");
  try {
    const { code, output, all } = await runShowing(command, [...args, ...reportArgs(file)], {
      ...process.env,
      ...env,
      ...reportEnv(file),
    });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
    const { passed, failed } = count({ output, report });
    if (failed === 0 && code === 0 && passed > 0) return { passed, failed: 0 };
    return { passed, failed: Math.max(failed, 1), lastLines: lastLinesOf(all) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lastLinesOf(text) {
  return text.trimEnd().split("\n").slice(-lastLinesShown).join("\n");
}

/** Shows at once what is printed. Resolves with the standard output, and with it and the errors as they came. */
function runShowing(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    // A terminal sends its signals to the suite, too; this one comes to this process alone.
    const end = () => child.kill("SIGTERM");
    process.once("SIGTERM", end);
    let output = "";
    let all = "";
    for (const name of ["stdout", "stderr"]) {
      child[name].setEncoding("utf8").on("data", (text) => {
        if (name === "stdout") output += text;
        all += text;
        process[name].write(text);
      });
    }
    child.once("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve({ code: 1, output, all });
    });
    child.once("close", (code) => {
      process.off("SIGTERM", end);
      resolve({ code, output, all });
    });
  });
}
