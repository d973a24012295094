// Builds the product: bundles the server, builds the web client, compresses its assets, and checks the budgets of its
// JavaScript.
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { bundleServer } from "./build/bundle-server.mjs";
import { buildWeb } from "./build/build-web.mjs";
import { checkBudgets } from "./build/check-budgets.mjs";
import { compressAssets } from "./build/compress-assets.mjs";
import { root, webDist } from "./set-up/places.mjs";

await bundleServer();
// Build the client in another folder and then move it into place, so that a running server does not serve an incomplete
// build.
const draft = path.join(root, ".stemma", `web-${process.pid}`);
await buildWeb(draft);
await compressAssets(draft);
const isWithinBudget = checkBudgets(draft);
if (isWithinBudget) {
  rmSync(webDist, { recursive: true, force: true });
  renameSync(draft, webDist);
}
rmSync(draft, { recursive: true, force: true });
process.exitCode = isWithinBudget ? 0 : 1;
