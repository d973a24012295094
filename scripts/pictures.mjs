// `npm run pictures`: takes the README's screenshots of the built product with the sample organization.
import { spawnSync } from "node:child_process";
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const { setUp } = await import("./set-up/set-up.mjs");
const { program } = await import("./set-up/places.mjs");
const { findChromium } = await import("./test/find-chromium.mjs");
await setUp();

const env = { ...process.env, CHROMIUM_PATH: findChromium() ?? "" };
const args = ["test", "-c", "e2e/pictures.config.ts"];
process.exitCode = spawnSync(program("playwright"), args, { stdio: "inherit", env }).status ?? 1;
