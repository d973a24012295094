// Runs after every `npm install`: applies `patches/`, because the server, its bundle and the tests all use the patched
// packages.
import { patchPackages } from "./set-up/patch-packages.mjs";

process.exit(patchPackages() ? 0 : 1);
