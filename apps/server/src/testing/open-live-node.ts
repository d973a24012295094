import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { UserId } from "@stemma/domain/ids";
import { openLiveSockets } from "../http/open-live-sockets.ts";
import { createLiveAccessStore } from "../live/live-access.store.ts";
import { startLive } from "../live/start-live.ts";
import type { NatsPlace } from "../platform/config/bus-settings.ts";
import { connectDatabase, type DatabaseAddress } from "../platform/database/connect.ts";
import { createLogger } from "../platform/logger.ts";
import { openTestTab } from "./open-test-tab.ts";
import type { TestTab } from "./open-test-tab.ts";
import { origin } from "./test-origin.ts";
import type { Person } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/**
 * A node on the server's database that only serves live sockets, with its own port and connections, and tells the server what it hears. It
 * listens at the server's address, and asks at `askedAddress`.
 */
export async function openLiveNode(
  { databaseAddress, authentication, emitEvent }: TestServer,
  natsPlace?: NatsPlace,
  askedAddress: DatabaseAddress = databaseAddress,
) {
  const { openListener } = connectDatabase(databaseAddress, 1);
  const { sql, close } = connectDatabase(askedAddress, 2);
  const logged: unknown[] = [];
  const logger = createLogger("silent");
  logger.error = (...entry: unknown[]) => void logged.push(entry);
  const access = createLiveAccessStore(sql);
  const heard = new Map<UserId, () => void>();
  const forgetSessions = (userId: UserId | null) => {
    if (userId !== null) heard.get(userId)?.();
    authentication.forgetSessions(userId);
  };
  const live = await startLive({
    sql,
    openListener,
    natsPlace,
    secret: "a secret of the nodes in this test",
    access,
    forgetSessions,
    logger,
  });
  const http = createServer();
  const sockets = openLiveSockets(http, {
    authentication,
    hub: live.hub,
    logger,
    publicUrl: origin,
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  const address = `ws://127.0.0.1:${port}/live`;
  const tabs: TestTab[] = [];

  /** Resolves when this node has heard of all changes so far. A session's end of nobody comes after their events. */
  async function hearAll(): Promise<void> {
    const nobody = crypto.randomUUID() as UserId;
    const isHeard = new Promise<void>((resolve) => heard.set(nobody, resolve));
    emitEvent({ topic: `user:${nobody}`, kind: "sessions" });
    await isHeard;
    heard.delete(nobody);
  }

  return {
    sql,
    address,
    live,

    hearAll,

    /** The errors that the node has logged so far. */
    logged: () => logged,

    /** Opens a person's tab on this node. It is told of later changes alone. */
    async openTab({ cookies }: Pick<Person, "cookies">): Promise<TestTab> {
      await hearAll();
      const tab = await openTestTab(address, cookies);
      tabs.push(tab);
      return tab;
    },

    /** Checks for expired sessions, as the node does periodically. */
    endSessions: () => live.hub.endSessions(),

    async stop() {
      sockets.close();
      for (const tab of tabs) await tab.closed;
      await new Promise((resolve) => http.close(resolve));
      await live.close();
      await close();
    },
  };
}
