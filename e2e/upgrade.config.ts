import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** `npm run test:upgrade`: the built product beside the release before, which is built in the folder `STEMMA_PREVIOUS`. */
export default defineConfig({
  ...config,
  globalSetup: [],
  testDir: "./upgrade",
  testMatch: "*.upgrade.ts",
  workers: 1,
});
