import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../set-up/places.mjs";

/**
 * Runs one suite, passes its output through, and counts its tests in its report. A suite that exits with an error but
 * reports no failure, or that ran no test, counts as one failure.
 *
 * @param count gets `{output, report}`: the printed text, and the report file's JSON or `undefined`
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
    const { code, output } = await runShowing(command, [...args, ...reportArgs(file)], {
      ...process.env,
      ...env,
      ...reportEnv(file),
    });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
    const { passed, failed } = count({ output, report });
    const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
    return { passed, failed: isUnexplained ? 1 : failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runShowing(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.once("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve({ code: 1, output });
    });
    child.once("close", (code) => resolve({ code, output }));
  });
}
