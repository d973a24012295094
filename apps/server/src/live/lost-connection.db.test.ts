import { expect, test } from "vitest";
import type { PageId } from "@stemma/domain/ids";
import { startDatabaseProxy } from "../testing/database/start-database-proxy.ts";
import { openLiveNode } from "../testing/open-live-node.ts";
import { startTestServer } from "../testing/start-test-server.ts";

test("a tab keeps its socket when a node loses the database while it handles an event, and reads everything again once that is back", async () => {
  const server = await startTestServer();
  const network = await startDatabaseProxy(server.databaseAddress);
  const node = await openLiveNode(server, undefined, network.address);
  const owner = await server.signUp("Olga Owner");
  const workspace = `workspace:${owner.account.configuration.personalWorkspaceId}` as const;
  const tab = await node.openTab(owner);
  await tab.subscribe(workspace);
  network.cut();
  const page = crypto.randomUUID() as PageId;
  server.emitEvent({ topic: workspace, kind: "pages", ids: { page } });
  // From now on, the node asks in vain whether the tab may see the page.
  await node.hearAll();
  network.mend();
  expect(await tab.next()).toEqual({ type: "stale" });
  await tab.subscribe(workspace);
  await node.stop();
  await network.close();
  await server.stop();
});
