// Builds the product: the server as one bundle, the web client, its assets compressed, its JavaScript within budget.
import { bundleServer } from "./build/bundle-server.mjs";
import { buildWeb } from "./build/build-web.mjs";
import { checkBudgets } from "./build/check-budgets.mjs";
import { compressAssets } from "./build/compress-assets.mjs";

await bundleServer();
await buildWeb();
await compressAssets();
const isWithinBudget = checkBudgets();
process.exitCode = isWithinBudget ? 0 : 1;
