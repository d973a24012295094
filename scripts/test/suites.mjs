import { existsSync } from "node:fs";
import path from "node:path";
import { program, root } from "../set-up/places.mjs";
import { countCheck, countPlaywright, countVitest } from "./count-results.mjs";
import { findChromium } from "./find-chromium.mjs";
import { runSuite } from "./run-suite.mjs";
import { startOtherPostgres } from "./start-other-postgres.mjs";

const nothing = { passed: 0, failed: 0 };
const oneFailure = { passed: 0, failed: 1 };

/** Every suite by its name for `npm test -- <name>`, in the order they run. Each resolves with its counts. */
export const suites = {
  check: () =>
    runSuite(process.execPath, [path.join(root, "scripts", "check.mjs")], {}, ({ output }) =>
      countCheck(output),
    ),
  unit: () => runVitest(["--project", "unit", "--project", "dom"], {}),
  db: () => runVitest(["--project", "db"], { TEST_DATABASE_URL: "" }),
  "db-other": runOnOtherPostgres,
  e2e: runEndToEnd,
};

function runVitest(args, env) {
  return runSuite(
    program("vitest"),
    ["run", ...args, "--reporter=default", "--reporter=json"],
    env,
    countVitest,
    (file) => [`--outputFile.json=${file}`],
  );
}

/** The database suite on a PostgreSQL that is reached through a URL. */
async function runOnOtherPostgres() {
  const other = await startOtherPostgres();
  if (other === undefined) return nothing;
  console.log(`On PostgreSQL ${other.version}, by its address.`);
  try {
    return await runVitest(["--project", "db"], { TEST_DATABASE_URL: other.url });
  } finally {
    await other.stop();
  }
}

function runEndToEnd() {
  const config = path.join(root, "e2e", "playwright.config.ts");
  if (!existsSync(config)) {
    console.error("e2e/playwright.config.ts is missing.");
    return oneFailure;
  }
  const chromium = findChromium();
  if (chromium === undefined) return oneFailure;
  return runSuite(
    program("playwright"),
    ["test", "-c", config, "--reporter=list,json"],
    { CHROMIUM_PATH: chromium },
    countPlaywright,
    undefined,
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );
}
