// Builds the product: the server as one bundle, the web client, its assets compressed, its JavaScript within budget.
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { bundleServer } from "./build/bundle-server.mjs";
import { buildWeb } from "./build/build-web.mjs";
import { checkBudgets } from "./build/check-budgets.mjs";
import { compressAssets } from "./build/compress-assets.mjs";
import { root, webDist } from "./set-up/places.mjs";

await bundleServer();
// The client is made whole elsewhere and then put in its place: a running server never serves half of one.
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
