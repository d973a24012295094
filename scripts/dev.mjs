// `npm run dev`: the server and the web client from their sources, both reloading on every change; Ctrl-C ends both.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const { ensureInstalled } = await import("./set-up/ensure-installed.mjs");
const { program, root } = await import("./set-up/places.mjs");
process.chdir(root);
if (!ensureInstalled()) process.exit(1);

const port = process.env.PORT ?? "3000";
const serverPort = String(await findFreePort());
const children = [
  run("tsx", ["watch", "--clear-screen=false", "apps/server/src/main.ts"], {
    PORT: serverPort,
    HOST: "127.0.0.1",
    STEMMA_PUBLIC_URL: process.env.STEMMA_PUBLIC_URL ?? `http://localhost:${port}`,
  }),
  run("vite", ["apps/web", "--port", port, "--strictPort", "--clearScreen", "false"], {
    STEMMA_DEV_SERVER: `http://127.0.0.1:${serverPort}`,
  }),
];
let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
await Promise.race(children.map((child) => once(child, "exit")));
end();

/** Apart from our terminal: `tsx` takes a second signal for an order to kill the server before it has stopped its database. */
function run(name, args, env) {
  return spawn(program(name), args, {
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
}

function end() {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill("SIGTERM");
}

/** The browser talks to Vite alone, so the server may listen wherever there is room. */
async function findFreePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}
