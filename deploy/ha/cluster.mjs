// `node deploy/ha/cluster.mjs [FOLDER]`: a cluster on this machine, to look at and to break. It runs until Ctrl-C, and
// does what is typed meanwhile. It needs etcd, patroni, haproxy and postgresql: see docs/high-availability.md.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { startCluster } from "./cluster/start-cluster.mjs";

const folder = process.argv[2] ?? mkdtempSync(path.join(tmpdir(), "stemma-cluster-"));
console.log(`Starting three etcd, three PostgreSQL, two Stemma and HAProxy in ${folder} …`);
const cluster = await startCluster(path.resolve(folder));

const commands = {
  status: async () => {
    for (const { name, role, state, lag } of (await cluster.readCluster()) ?? []) {
      console.log(`${name}  ${role}  ${state}${lag === undefined ? "" : `  ${lag} bytes behind`}`);
    }
  },
  kill: (name) => cluster.kill(name),
  revive: (name) => cluster.revive(name),
  isolate: (name) => cluster.isolate(name),
  join: (name) => cluster.join(name),
  switchover: async () => console.log((await cluster.switchOver()).text),
};

console.log(`
Stemma: ${cluster.url}
The primary: ${cluster.databaseUrl}
The standbys: ${cluster.replicaUrl}
Type status, switchover, or kill, revive, isolate or join with a name: pg1 to pg3, each with the etcd beside it; kill and revive also etcd1 to etcd3, stemma1 and stemma2.
Ctrl-C stops everything; ${folder} stays.`);

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const [name = "", part = ""] = line.trim().split(/\s+/);
  if (name === "") return;
  const command = commands[name];
  if (command === undefined) return console.log(`There is no ${name}.`);
  Promise.resolve()
    .then(() => command(part))
    .catch((error) => console.log(error.message));
});
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    console.log("Stopping …");
    await cluster.stop();
    process.exit(0);
  });
}
