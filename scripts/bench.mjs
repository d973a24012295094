// `npm run bench`: measures the built product. The arguments are passed to bench/main.ts.
import { spawnSync } from "node:child_process";
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const { setUp } = await import("./set-up/set-up.mjs");
const { program } = await import("./set-up/places.mjs");
const { findChromium } = await import("./test/find-chromium.mjs");
await setUp();

const env = { ...process.env, CHROMIUM_PATH: findChromium() ?? "" };
const args = ["bench/main.ts", ...process.argv.slice(2)];
process.exitCode = spawnSync(program("tsx"), args, { stdio: "inherit", env }).status ?? 1;
