// `npm run check`: format, lint, types, import rules, unused code, migrations, licences, known vulnerabilities. Runs all steps, as many at a time as there are cores,
// prints one line for each, in their order, and exits with 1 if any failed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { checkAudit } from "./check/check-audit.mjs";
import { checkLicenses } from "./check/check-licenses.mjs";
import { root } from "./set-up/places.mjs";

const bin = (name) => path.join(root, "node_modules", ".bin", name);

const typeProjects = [
  "packages/domain",
  "packages/document",
  "packages/highlight",
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

async function run(command, args) {
  const started = Date.now();
  const child = spawn(bin(command), args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return {
    isOk: code === 0,
    output: `${stdout}${stderr}`,
    stdout,
    seconds: ((Date.now() - started) / 1000).toFixed(1),
  };
}

/** Adds to a check's result how long it took. */
async function timed(check) {
  const started = Date.now();
  const result = await check();
  return { ...result, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

async function checkLaw() {
  const result = await run("depcruise", [
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

/** Checks one package's types. On one thread, because several threads each work out the types that they share. */
const checkTypes = (folder) => run("tsc", ["-p", folder, "--singleThreaded"]);

const steps = [
  ["format", () => run("oxfmt", ["--check", "."])],
  ["lint", () => run("oxlint", ["--deny-warnings", "."])],
  ...typeProjects.map((folder) => [`types ${folder}`, () => checkTypes(folder)]),
  ["import law", checkLaw],
  ["unused code", () => run("knip", ["--no-progress"])],
  ["migrations", () => run("tsx", ["apps/server/src/testing/safe-migrations/check-migrations.ts"])],
  ["licences", () => timed(checkLicenses)],
  ["audit", () => timed(checkAudit)],
];

/** Starts the steps in their order, one on each core at a time. Returns a promise of each step's result. */
function startSteps() {
  const waiting = [];
  const results = steps.map(
    ([, step]) => new Promise((resolve, reject) => waiting.push({ step, resolve, reject })),
  );
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await next.step().then(next.resolve, next.reject);
    }
  };
  for (let core = 0; core < availableParallelism(); core += 1) void work();
  return results;
}

let failures = 0;
for (const [index, promise] of startSteps().entries()) {
  const [name] = steps[index];
  const result = await promise;
  console.log(
    `${result.isOk ? "ok  " : "FAIL"} ${name} (${result.note ? `${result.note}, ` : ""}${result.seconds} s)`,
  );
  if (!result.isOk) {
    failures += 1;
    console.log(result.output.trim());
  }
}
process.exitCode = failures === 0 ? 0 : 1;
