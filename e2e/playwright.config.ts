import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

// Makes the servers under test compare every answer with the contract.
process.env["STEMMA_CHECK_ANSWERS"] = "1";

/** The features that Playwright turns off; of two `--disable-features`, Chromium reads the last one only. */
const offInPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Chromium with windows, even headless, draws the list below its address bar as two documents in a process of their own,
 * for every window: as much processor time as a person's browser needs to open the product. It also keeps a renderer in
 * reserve for the next site, and scenarios stay on one. The headless shell has neither.
 */
const notTested = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

/** The system's Chromium, with its background network requests turned off. */
const chromium = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    `--disable-features=${[...offInPlaywright, ...notTested].join(",")}`,
  ],
};

/**
 * Scenarios against the built product: `npm test -- e2e` builds it first. The product is a real server with its own data
 * folder, the browser is real, nothing is mocked. No retries: a scenario that passes sometimes has found something.
 */
export default defineConfig({
  testDir: "./scenarios",
  testMatch: "*.scenario.ts",
  globalSetup: "./server/data-template.ts",
  outputDir: "../.stemma/e2e",
  // One more than there are cores: a scenario waits a sixth of its time.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  // Bounds for what hangs: a machine with several jobs on every core takes many times as long as an idle one, and a green
  // run waits for none of them.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: chromium,
    viewport: { width: 1440, height: 900 },
    // Turns off transitions, so that no scenario waits for one.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
});
