// `npm test`: installs and builds if needed, runs every suite, shows again how a suite with failures ended, and ends with
// one line: how many tests passed and how many failed. `npm test -- unit e2e` runs only those suites.
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const { suites } = await import("./test/suites.mjs");
const { useMemoryFolder } = await import("./test/use-memory-folder.mjs");
const { setUp } = await import("./set-up/set-up.mjs");

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no suite ${unknown.join(", ")}; there are ${Object.keys(suites).join(", ")}.`,
  );
  process.exit(1);
}
await setUp();
useMemoryFolder();

// After the first signal, this process waits until the suite that runs has ended, and then removes what it made.
let isStopped = false;
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"])
  process.once(signal, () => (isStopped = true));

const total = { passed: 0, failed: 0 };
const endings = [];
for (const [name, run] of Object.entries(suites)) {
  if (isStopped) break;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const { passed, failed, lastLines = "" } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) endings.push(`\n── ${name} ended with ${failed} failed ──\n${lastLines}`);
}
// Thousands of lines may stand between a failure and the end, which is all that a cut log still shows.
for (const ending of endings) console.log(ending);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && !isStopped ? 0 : 1);
