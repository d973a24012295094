import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests of the embedded database, excluded when another database is tested. */
const embeddedAlone = process.env["TEST_DATABASE_URL"] ? ["**/platform/database/embedded/**"] : [];

/** A busy machine can take many times as long as an idle one; a test that hangs still fails. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Four kinds of test, told apart by their suffix: `.test.ts` needs nothing, `.dom.test.ts` needs a document
 * (happy-dom), `.db.test.ts` needs a database (the embedded one, or the one at `TEST_DATABASE_URL`), `.scenario.ts`
 * (Playwright) needs the built product.
 *
 * Workers are shared by files of the same project only, so the projects run one after another (`groupOrder`).
 */
export default defineConfig({
  test: {
    // Use every core: by default, vitest leaves one free for watching files.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          ...patience,
          isolate: false,
          include: ["{packages,apps,scripts,bench}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.{dom,db}.test.{ts,tsx}", "**/node_modules/**", "**/dist/**"],
          setupFiles: ["./vitest.setup.ts"],
          sequence: { groupOrder: 0 },
          // Its test reads this stylesheet as text; other stylesheets stay empty.
          css: { include: [/\/ui\/styles\/tokens\.css/] },
        },
      },
      {
        test: {
          name: "dom",
          ...patience,
          environment: "happy-dom",
          isolate: false,
          include: ["apps/web/**/*.dom.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          setupFiles: ["./vitest.setup.ts", "./apps/web/vitest.setup.dom.ts"],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "db",
          // One more than there are cores: tests of what comes back after a failure mostly wait.
          maxWorkers: availableParallelism() + 1,
          isolate: false,
          include: ["apps/server/**/*.db.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", ...embeddedAlone],
          setupFiles: ["./vitest.setup.ts"],
          sequence: { groupOrder: 2 },
          globalSetup: ["./apps/server/src/testing/database/global-setup.ts"],
          ...patience,
        },
      },
    ],
  },
});
