// `npm run dev`: the server and the web client from their sources. Every change bundles and restarts the server, while
// its database keeps running; Vite serves the client. Ctrl-C ends all of them. With `--seed`, the first server that
// starts gets the sample organization.
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { checkNode } from "./set-up/check-node.mjs";
import { findFreePort } from "./set-up/find-free-port.mjs";

checkNode();
const { ensureInstalled } = await import("./set-up/ensure-installed.mjs");
const { program, root } = await import("./set-up/places.mjs");
process.chdir(root);
if (!ensureInstalled()) process.exit(1);
const { watch } = await import("rolldown");
const { serverBundleOptions } = await import("./build/bundle-server.mjs");
const { seedSample } = await import("./dev/seed-sample.mjs");

const port = process.env.PORT ?? "3000";
const publicUrl = process.env.STEMMA_PUBLIC_URL ?? `http://localhost:${port}`;
const serverPort = String(await findFreePort());
const options = serverBundleOptions(["dev", "analysis-worker", "dev-database"], "dist-dev");
options.output.sourcemap = true;

let database;
let databaseAddress;
let server;
let isEnding = false;
let isSeedWanted = process.argv.includes("--seed");

const vite = spawn(
  program("vite"),
  ["apps/web", "--port", port, "--strictPort", "--clearScreen", "false"],
  {
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, STEMMA_DEV_SERVER: `http://127.0.0.1:${serverPort}` },
  },
);
vite.once("exit", () => void end());

/** Restarts are queued: one at a time, however fast files change. */
let restarting = Promise.resolve();
const watcher = watch(options);
watcher.on("event", async (event) => {
  if (event.code === "ERROR") console.error(event.error.message);
  if ("result" in event) await event.result?.close();
  if (event.code === "BUNDLE_END") restarting = restarting.then(restart);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void end());

async function restart() {
  if (isEnding) return;
  await stop(server);
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
  if (!DATABASE_URL && !DATABASE_URL_FILE) databaseAddress ??= await startDatabase();
  if (isEnding) return;
  server = run("dev", {
    PORT: serverPort,
    HOST: "127.0.0.1",
    STEMMA_PUBLIC_URL: publicUrl,
    ...(databaseAddress && { STEMMA_DEV_DATABASE: JSON.stringify(databaseAddress) }),
  });
  if (isSeedWanted) await seed(server);
}

/**
 * Seeds a server once it is ready. A restart waits for the end of the seeding, because it would interrupt the calls.
 */
async function seed(child) {
  const ready = once(child, "message").then(() => true);
  const ended = once(child, "exit").then(() => false);
  if (!(await Promise.race([ready, ended]))) return;
  isSeedWanted = false;
  try {
    await seedSample(`http://127.0.0.1:${serverPort}`, publicUrl);
  } catch (error) {
    if (!isEnding) console.error(`Sample data: ${error.message}`);
  }
}

/** Starts the embedded database, and returns its address. If the database fails to start, ends everything. */
async function startDatabase() {
  database = run("dev-database", {});
  const announced = once(database, "message").then(([address]) => address);
  const ended = once(database, "exit").then(() => undefined);
  const address = await Promise.race([announced, ended]);
  if (address === undefined) await end();
  return address;
}

/** Detached from the terminal, because Ctrl-C would end the database before the server. */
function run(entry, env) {
  return fork(path.join(options.output.dir, `${entry}.js`), {
    detached: true,
    execArgv: ["--enable-source-maps"],
    env: { ...process.env, ...env },
  });
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  await watcher.close();
  await stop(vite);
  await stop(server);
  await stop(database);
  process.exit();
}

async function stop(child) {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
