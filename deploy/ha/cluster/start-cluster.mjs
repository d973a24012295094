// Starts a whole cluster on this machine: three etcd, three PostgreSQL under Patroni, two Stemma nodes and HAProxy.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findFreePort } from "../../../scripts/set-up/find-free-port.mjs";
import { isEtcdReady, startEtcd } from "./etcd.mjs";
import { openLink } from "./links.mjs";
import {
  giveToPostgres,
  killAll,
  killPostgres,
  killTree,
  run,
  signal,
  until,
} from "./processes.mjs";
import { fill, findPostgres } from "./settings-files.mjs";

const checkout = fileURLToPath(new URL("../../..", import.meta.url));
const host = "127.0.0.1";
const three = [1, 2, 3];

/**
 * Starts the cluster in an empty folder, on free ports. `stemma` are further settings of the Stemma nodes. Resolves when both Stemma nodes
 * are ready; if anything fails, ends what was started.
 */
export async function startCluster(folder, stemma = {}) {
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another user, and must come to its folder below.
  chmodSync(folder, 0o711);
  try {
    return await startParts(folder, stemma);
  } catch (error) {
    killAll();
    for (const number of three) killPostgres(path.join(folder, `pg${number}`));
    throw error;
  }
}

async function startParts(folder, stemma) {
  const secret = () => randomBytes(16).toString("hex");
  const passwords = { superuser: secret(), replication: secret(), stemma: secret() };
  const links = [];
  const link = async (target) => {
    const opened = await openLink(target);
    links.push(opened);
    return opened;
  };

  const etcdPorts = [];
  for (const _ of three)
    etcdPorts.push({ client: await findFreePort(), peer: await findFreePort() });
  const etcds = startEtcd(folder, etcdPorts);
  for (const { client } of etcdPorts) await until(() => isEtcdReady(client), "etcd");

  const databases = [];
  for (const number of three) {
    const name = `pg${number}`;
    const place = path.join(folder, name);
    mkdirSync(place);
    const [port, rest] = [await findFreePort(), await findFreePort()];
    const seen = { database: await link(port), rest: await link(rest) };
    const toEtcd = [];
    for (const { client } of etcdPorts) toEtcd.push(await link(client));
    const settings = fill("patroni.yml.in", {
      NAME: name,
      HOST: host,
      PORT: port,
      REST_PORT: rest,
      SEEN_HOST: host,
      SEEN_PORT: seen.database.port,
      SEEN_REST_PORT: seen.rest.port,
      ETCD_HOSTS: toEtcd.map((each) => `${host}:${each.port}`).join(","),
      ETCD_BEHIND_PROXIES: true,
      NETWORK: `${host}/32`,
      FOLDER: place,
      POSTGRES_BIN: findPostgres(),
      SUPERUSER_PASSWORD: passwords.superuser,
      REPLICATION_PASSWORD: passwords.replication,
    });
    writeFileSync(path.join(place, "patroni.yml"), settings, { mode: 0o600 });
    giveToPostgres(place);
    const start = () =>
      run("patroni", [path.join(place, "patroni.yml")], {
        log: path.join(place, "log"),
        asPostgres: true,
        cwd: place,
      });
    const network = [seen.database, seen.rest, ...toEtcd];
    const etcd = etcds[number - 1];
    databases.push({ name, place, port, rest, seen, network, etcd, start, running: null });
  }
  for (const database of databases) database.running = database.start();

  const ports = {
    primary: await findFreePort(),
    replica: await findFreePort(),
    http: await findFreePort(),
  };
  const nodePorts = [await findFreePort(), await findFreePort()];
  const lines = (rows) => rows.map((row) => `  server ${row}`).join("\n");
  const checked = databases.map(
    ({ name, seen }) => `${name} ${host}:${seen.database.port} check port ${seen.rest.port}`,
  );
  const proxy = path.join(folder, "haproxy.cfg");
  writeFileSync(
    proxy,
    fill("haproxy.cfg", {
      HOST: host,
      PRIMARY_PORT: ports.primary,
      REPLICA_PORT: ports.replica,
      HTTP_PORT: ports.http,
      PRIMARY_SERVERS: lines(checked),
      REPLICA_SERVERS: lines(checked),
      STEMMA_SERVERS: lines(nodePorts.map((port, at) => `stemma${at + 1} ${host}:${port} check`)),
    }),
  );
  const haproxy = run("haproxy", ["-f", proxy, "-db"], { log: path.join(folder, "haproxy.log") });

  const askPatroni = async ({ rest }, place = "") => {
    const answer = await fetch(`http://${host}:${rest}/${place}`, {
      signal: AbortSignal.timeout(2_000),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  };
  /** The node that says it is the primary; `null` if none does. */
  const findPrimary = async () => {
    for (const database of databases) {
      const said = await askPatroni(database, "primary").catch(() => null);
      if (said?.status === 200) return database;
    }
    return null;
  };
  const readCluster = async () => {
    const primary = await findPrimary();
    if (primary === null) return null;
    const { body } = await askPatroni(primary, "cluster");
    return body?.members ?? null;
  };
  /**
   * `true` if both standbys stream from the primary, and one is the synchronous one, else `null`. A standby that runs may still have to be
   * brought back to where it left the others: then, the primary has no connection of it.
   */
  const isWhole = async () => {
    const primary = await findPrimary();
    if (primary === null) return null;
    const { body } = await askPatroni(primary, "patroni");
    const streaming = (body?.replication ?? []).filter(({ state }) => state === "streaming");
    const members = (await readCluster()) ?? [];
    const isSynchronous = members.some(({ role }) => role === "sync_standby");
    return streaming.length === 2 && isSynchronous ? true : null;
  };
  await until(isWhole, "a primary and two standbys");
  /** Whether all members of etcd answer. */
  const hasEtcd = async () => {
    const answers = etcdPorts.map(({ client }) => isEtcdReady(client).catch(() => null));
    return (await Promise.all(answers)).every((isReady) => isReady === true);
  };

  const sqlAddress = (user, password, database, port = ports.primary) =>
    `postgres://${user}:${password}@${host}:${port}/${database}`;
  // Not in this thread: the links of the cluster run in it.
  const asSuperuser = (statement) => {
    const address = sqlAddress("postgres", passwords.superuser, "postgres");
    return promisify(execFile)("psql", ["-v", "ON_ERROR_STOP=1", "-qc", statement, address]);
  };
  await until(() => asSuperuser("select 1"), "the primary behind HAProxy");
  await asSuperuser(`create role stemma login password '${passwords.stemma}'`);
  await asSuperuser("create database stemma owner stemma");

  const databaseUrl = sqlAddress("stemma", passwords.stemma, "stemma");
  const files = path.join(folder, "files");
  mkdirSync(files);
  const nodes = nodePorts.map((port, at) => {
    const env = {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: host,
      DATABASE_URL: databaseUrl,
      STEMMA_SECRET: passwords.superuser,
      STEMMA_DATA_DIR: files,
      STEMMA_PUBLIC_URL: `http://${host}:${ports.http}`,
      STEMMA_PROCESSES: "1",
      ...stemma,
    };
    const name = `stemma${at + 1}`;
    const start = () =>
      run(process.execPath, [path.join(checkout, "apps/server/dist/main.js")], {
        log: path.join(folder, `${name}.log`),
        env,
        cwd: checkout,
      });
    return { name, port, start, running: start() };
  });
  const isReady = async ({ port }) => {
    const answer = await fetch(`http://${host}:${port}/readyz`, {
      signal: AbortSignal.timeout(3_000),
    });
    return answer.ok ? true : null;
  };
  for (const node of nodes) await until(() => isReady(node), `${node.name}`);
  await until(() => isReady({ port: ports.http }), "the proxy in front of the Stemma nodes");

  const named = (list, name) => {
    const found = list.find((each) => each.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };
  const all = [...etcds, ...databases, ...nodes];
  return {
    url: `http://${host}:${ports.http}`,
    nodeUrl: `http://${host}:${nodePorts[0]}`,
    databaseUrl,
    replicaUrl: sqlAddress("stemma", passwords.stemma, "stemma", ports.replica),
    /** The address of one database itself, past every proxy. */
    addressOf: (name) =>
      sqlAddress("stemma", passwords.stemma, "stemma", named(databases, name).port),
    readCluster,
    isWhole: async () => (await isWhole().catch(() => null)) !== null && (await hasEtcd()),
    findPrimary: async () => (await findPrimary())?.name ?? null,
    findStandbys: async () => {
      const primary = await findPrimary();
      return databases.filter((each) => each !== primary).map(({ name }) => name);
    },
    /** Ends a part without any warning. Of a database, all of its machine: Patroni, PostgreSQL, and the etcd beside them. */
    kill(name) {
      const part = named(all, name);
      killTree(part.running);
      if (part.etcd === undefined) return;
      killPostgres(part.place);
      killTree(part.etcd.running);
    },
    /** Ends the PostgreSQL of a node, and leaves its Patroni. */
    killPostgres: (name) => killPostgres(named(databases, name).place),
    /** Starts what was ended. */
    async revive(name) {
      const part = named(all, name);
      for (const each of [part.etcd, part]) {
        if (each === undefined) continue;
        await each.running.ended;
        each.running = each.start();
      }
    },
    /**
     * From now on, nothing reaches the machine of a database, and it reaches no etcd. The etcd beside it stands still: for the other members,
     * that is the same.
     */
    isolate(name) {
      const { network, etcd } = named(databases, name);
      for (const each of network) each.cut();
      signal(etcd.running.pid, "SIGSTOP");
    },
    async join(name) {
      const { network, etcd } = named(databases, name);
      // Started anew: one that was only halted would go on as the leader that it was, and end leases, which a leader without a network does not.
      killTree(etcd.running);
      await etcd.running.ended;
      etcd.running = etcd.start();
      for (const each of network) each.mend();
    },
    /** Makes another node the primary, without haste. */
    async switchOver() {
      const primary = await until(findPrimary, "a primary");
      const body = JSON.stringify({ leader: primary.name });
      const answer = await fetch(`http://${host}:${primary.rest}/switchover`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      });
      return { status: answer.status, text: await answer.text() };
    },
    async stop() {
      for (const { running } of nodes) signal(running.pid, "SIGTERM");
      await Promise.all(nodes.map(({ running }) => running.ended));
      signal(haproxy.pid, "SIGTERM");
      for (const { running } of databases) signal(running.pid, "SIGTERM");
      await Promise.race([
        Promise.all(databases.map(({ running }) => running.ended)),
        new Promise((resolve) => setTimeout(resolve, 20_000).unref()),
      ]);
      for (const { place } of databases) killPostgres(place);
      for (const each of [...databases, ...etcds]) killTree(each.running);
      for (const each of links) each.close();
    },
  };
}
