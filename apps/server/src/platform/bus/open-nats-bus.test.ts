import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { natsServer } from "../../testing/nats/find-nats-server.ts";
import {
  natsPlaceAt,
  startNatsServer,
  type NatsServer,
} from "../../testing/nats/start-nats-server.ts";
import { startNetwork } from "../../testing/start-network.ts";
import type { NatsPlace } from "../config/bus-settings.ts";
import type { Bus } from "./bus.ts";
import { openNatsBus } from "./open-nats-bus.ts";

const onceMs = 600_000;
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function start(options: { port?: number; options?: readonly string[] } = {}) {
  const server: NatsServer = await startNatsServer(natsServer ?? "", options);
  ends.push(server.stop);
  return server;
}

async function open(place: NatsPlace, takenMaxMs = onceMs) {
  const lines: string[] = [];
  const contexts: unknown[] = [];
  let gaps = 0;
  const bus: Bus = await openNatsBus({
    place,
    subject: "bread",
    beatMs: onceMs,
    takenMaxMs,
    logger: {
      warn: (...entry: unknown[]) => {
        lines.push(String(entry.at(-1)));
        contexts.push(entry[0]);
      },
    },
    onMessage: () => {},
    onGap: () => (gaps += 1),
  });
  ends.push(bus.close);
  return { bus, lines, contexts, gaps: () => gaps };
}

/** Where there is no NATS server, nothing of it can be tried. */
describe.runIf(natsServer)("the bus over NATS", () => {
  test("opens without NATS, and uses it when it comes", async () => {
    const { port, stop } = await start();
    await stop();
    const { bus, lines, gaps } = await open(natsPlaceAt(port));
    expect(bus.isUp()).toBe(false);
    await expect(bus.publish(["rye"])).rejects.toThrow("NATS is away.");
    await start({ port });
    await expect.poll(bus.isUp).toBe(true);
    await bus.publish(["rye"]);
    expect(gaps()).toBe(1);
    expect(lines).toEqual([
      "NATS is away: live events go through PostgreSQL until it is back.",
      "NATS is back.",
    ]);
  });

  test("refuses messages that NATS does not confirm, and is not up from then on", async () => {
    const { port } = await start();
    const network = await startNetwork({ host: "127.0.0.1", port });
    ends.push(network.close);
    const { bus } = await open(natsPlaceAt(network.port), 50);
    network.cut();
    await expect(bus.publish(["rye"])).rejects.toThrow("did not confirm");
    expect(bus.isUp()).toBe(false);
  });

  test("opens while NATS is silent", async () => {
    const { port } = await start();
    const network = await startNetwork({ host: "127.0.0.1", port });
    ends.push(network.close);
    network.cut();
    const { bus, lines, gaps } = await open(natsPlaceAt(network.port));
    expect(bus.isUp()).toBe(false);
    expect(lines).toHaveLength(1);
    network.mend();
    await expect.poll(bus.isUp).toBe(true);
    expect(gaps()).toBe(1);
  });

  test.each(["subscribe", "publish"])("is away where NATS does not let it %s", async (may) => {
    const folder = await mkdtemp(path.join(tmpdir(), "stemma-nats-"));
    ends.push(() => rm(folder, { recursive: true }));
    const file = path.join(folder, "nats.conf");
    await writeFile(
      file,
      `authorization { users = [{ user: stemma, password: elm, permissions: { ${may}: { deny: ["bread"] } } }] }`,
    );
    const { port } = await start({ options: ["-c", file] });
    const { bus, contexts } = await open({ ...natsPlaceAt(port), user: "stemma", password: "elm" });
    expect(bus.isUp()).toBe(false);
    expect(contexts[0]).toHaveProperty(
      "err.message",
      expect.stringContaining("Permissions Violation"),
    );
  });

  test.each([
    ["a password", ["--user", "stemma", "--pass", "elm"], { user: "stemma", password: "elm" }],
    ["a token", ["--auth", "elm"], { token: "elm" }],
  ])("signs in with %s, and is away without it", async (_name, options, given) => {
    const { port } = await start({ options });
    const place = natsPlaceAt(port);
    expect((await open({ ...place, ...given })).bus.isUp()).toBe(true);
    expect((await open(place)).bus.isUp()).toBe(false);
  });
});
