import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { clientRules, reconnectDelayMs } from "./client-rules.ts";

it.each([
  ["apps/web/src/lib/live/reconnect-delay.ts", "firstMaxMs", clientRules.firstDelayMaxMs],
  ["apps/web/src/lib/live/reconnect-delay.ts", "reconnectDelayMaxMs", clientRules.delayMaxMs],
  ["packages/contract/src/live-socket.ts", "beatMs", clientRules.screenBeatMs],
  ["apps/server/src/platform/bus", "defaultBeatMs", clientRules.busBeatMs],
  ["apps/server/src/live/live-sender.ts", "batchMs", clientRules.batchMs],
  ["apps/server/src/live/live-payload.ts", "payloadMaxBytes", clientRules.payloadMaxBytes],
])("the simulation has from %s what %s is there", (file, name, value) => {
  const digits = new RegExp(`const ${name} = ([\\d_]+);`).exec(read(file))?.[1];
  expect(Number(digits?.replaceAll("_", ""))).toBe(value);
});

it("the simulation gives an attempt up when the client does", () => {
  const { connectionTimeoutMs } = clientRules;
  const written = connectionTimeoutMs.toLocaleString("en").replace(",", "_");
  expect(read("apps/web/src/lib/live/connect-live.ts")).toContain(`connectionTimeout: ${written},`);
});

it.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [4, 7_500],
  [9, 7_500],
])("the attempt %i comes after %i ms, half of its bound", (attempt, ms) => {
  expect(reconnectDelayMs(attempt, 0.5)).toBe(ms);
});

/** The text of a file, or of all files of a folder. */
function read(place: string): string {
  const full = path.join(import.meta.dirname, "../..", place);
  if (!statSync(full).isDirectory()) return readFileSync(full, "utf8");
  const files = readdirSync(full).map((name) => readFileSync(path.join(full, name), "utf8"));
  return files.join("\n");
}
