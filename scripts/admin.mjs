// `npm run admin -- reset-link EMAIL`: commands for the operator of the server. The arguments are passed to
// apps/server/src/admin.ts; each command is a file in apps/server/src/admin.
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const { setUp } = await import("./set-up/set-up.mjs");
const { adminBundle } = await import("./set-up/places.mjs");
await setUp();

process.env.NODE_ENV ??= "production";
await import(adminBundle.href);
