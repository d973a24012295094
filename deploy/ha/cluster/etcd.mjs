// Three members of etcd on this machine.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { run } from "./processes.mjs";

const host = "127.0.0.1";

/** Starts a member on each pair of ports, in folders below `folder`. */
export function startEtcd(folder, ports) {
  const members = ports.map(({ peer }, at) => `etcd${at + 1}=http://${host}:${peer}`).join(",");
  return ports.map(({ client, peer }, at) => {
    const name = `etcd${at + 1}`;
    const place = path.join(folder, name);
    mkdirSync(place, { mode: 0o700 });
    const [clients, peers] = [`http://${host}:${client}`, `http://${host}:${peer}`];
    const settings = {
      name,
      "data-dir": path.join(place, "data"),
      "listen-client-urls": clients,
      "advertise-client-urls": clients,
      "listen-peer-urls": peers,
      "initial-advertise-peer-urls": peers,
      "initial-cluster": members,
      "initial-cluster-state": "new",
    };
    const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
    const start = () => run("etcd", args, { log: path.join(place, "log") });
    return { name, start, running: start() };
  });
}

/** `true` once the members have chosen a leader, else `null`: Patroni ends if it meets an etcd that has not. */
export async function isEtcdReady(port) {
  const answer = await fetch(`http://${host}:${port}/version`, {
    signal: AbortSignal.timeout(2_000),
  });
  return /^\d/.test((await answer.json()).etcdcluster) ? true : null;
}
