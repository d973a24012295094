// `npm run check`: format, lint, types, import rules, unused code. Runs all steps, prints one line for each, and exits
// with 1 if any failed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = (name) => path.join(root, "node_modules", ".bin", name);

const typeProjects = [
  "packages/domain",
  "packages/document",
  "packages/contract",
  "packages/sample",
  "apps/server",
  "apps/web",
  "e2e",
  "bench",
].filter((folder) => existsSync(path.join(root, folder, "tsconfig.json")));

/**
 * The fewest modules that the import check must read. Fewer mean that the tool did not find the code, not that the code
 * is clean.
 */
const leastModulesRead = 1_500;

function run(command, args) {
  const started = Date.now();
  const result = spawnSync(bin(command), args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 << 20,
  });
  return {
    isOk: result.status === 0,
    output: `${result.stdout ?? ""}${result.stderr ?? ""}`,
    stdout: result.stdout ?? "",
    seconds: ((Date.now() - started) / 1000).toFixed(1),
  };
}

function checkLaw() {
  const result = run("depcruise", [
    "--config",
    "layers.cjs",
    "--output-type",
    "json",
    "packages",
    "apps",
    "e2e",
    "bench",
    "scripts",
  ]);
  let summary;
  try {
    summary = JSON.parse(result.stdout).summary;
  } catch {
    return { ...result, isOk: false };
  }
  const broken = summary.violations.map((v) => `  ${v.rule.name}: ${v.from} → ${v.to}`);
  const isBlind =
    summary.totalCruised < leastModulesRead || summary.totalDependenciesCruised < leastModulesRead;
  if (isBlind) {
    broken.push(
      `  the law read ${summary.totalCruised} modules and ${summary.totalDependenciesCruised} imports: it is blind`,
    );
  }
  return {
    ...result,
    isOk: broken.length === 0,
    output: broken.join("\n"),
    note: `${summary.totalCruised} modules`,
  };
}

const steps = [
  ["format", () => run("oxfmt", ["--check", "."])],
  ["lint", () => run("oxlint", ["--deny-warnings", "."])],
  ...typeProjects.map((folder) => [`types ${folder}`, () => run("tsc", ["-p", folder])]),
  ["import law", checkLaw],
  ["unused code", () => run("knip", ["--no-progress"])],
];

let failures = 0;
for (const [name, step] of steps) {
  const result = step();
  console.log(
    `${result.isOk ? "ok  " : "FAIL"} ${name} (${result.note ? `${result.note}, ` : ""}${result.seconds} s)`,
  );
  if (!result.isOk) {
    failures += 1;
    console.log(result.output.trim());
  }
}
process.exitCode = failures === 0 ? 0 : 1;
