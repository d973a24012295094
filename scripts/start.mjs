// `npm start`: installs and builds if needed, then runs the server in this process.
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const { setUp } = await import("./set-up/set-up.mjs");
const { serverBundle } = await import("./set-up/places.mjs");
await setUp();

process.env.NODE_ENV ??= "production";
await import(serverBundle.href);
