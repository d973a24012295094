import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** `npm run pictures`: takes the README's pictures of the built product, filled with the sample organization. */
export default defineConfig({
  ...config,
  testDir: "./pictures",
  testMatch: "*.pictures.ts",
  workers: 1,
});
