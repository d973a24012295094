// `npm run test:ha`: a cluster of PostgreSQL loses its primary while people write. Not part of `npm test`: it needs etcd,
// Patroni, HAProxy and PostgreSQL 15 or newer, and a quarter of an hour.
import { spawnSync } from "node:child_process";
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const programs = ["etcd", "patroni", "haproxy", "psql", "setpriv"];
const packages = ["etcd-server", "patroni", "haproxy", "postgresql", "util-linux"];
const isThere = (program) =>
  spawnSync("sh", ["-c", `command -v ${program}`], { stdio: "ignore" }).status === 0;
const findMissing = () => programs.filter((program) => !isThere(program));

if (findMissing().length > 0 && process.getuid?.() === 0 && isThere("apt-get")) {
  console.log(`Installing ${packages.join(", ")} …`);
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  spawnSync("sh", ["-c", install], { stdio: ["ignore", "ignore", "inherit"] });
}
const missing = findMissing();
if (missing.length > 0) {
  console.error(
    `npm run test:ha needs ${missing.join(", ")}: on Debian, as root, apt-get install ${packages.join(" ")}.`,
  );
  process.exit(1);
}
const { setUp } = await import("./set-up/set-up.mjs");
const { program } = await import("./set-up/places.mjs");
const { findChromium } = await import("./test/find-chromium.mjs");
await setUp();
const env = { ...process.env, CHROMIUM_PATH: findChromium() ?? "" };
const args = ["bench/failover/main.ts", ...process.argv.slice(2)];
process.exitCode = spawnSync(program("tsx"), args, { stdio: "inherit", env }).status ?? 1;
