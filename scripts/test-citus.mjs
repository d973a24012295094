// `npm run test:citus`: the database suite on a PostgreSQL that Citus spreads over three nodes by organization (docs/scaling.md).
// Not part of `npm test`: not all of it passes, and it needs a PostgreSQL that has the extension. `npm run test:citus -- drafts` runs files
// with `drafts` in their path.
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const { setUp } = await import("./set-up/set-up.mjs");
const { startCitus } = await import("./test/start-citus.mjs");
const { runCitusSuite } = await import("./test/run-citus-suite.mjs");

await setUp();
const citus = await startCitus();
if (citus === undefined) {
  console.log(
    "Left out: no PostgreSQL 15 or later with the Citus extension is installed here; its programs can also be on PATH.",
  );
  process.exit(0);
}
try {
  process.exitCode = await runCitusSuite(citus, process.argv.slice(2));
} finally {
  await citus.stop();
}
