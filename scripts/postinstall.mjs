// Runs after every `npm install`: the server, its bundle and the tests all use the packages as `patches/` changes them.
import { patchPackages } from "./set-up/patch-packages.mjs";

process.exit(patchPackages() ? 0 : 1);
