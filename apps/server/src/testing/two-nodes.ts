import { systemClock } from "../platform/clock.ts";
import { joinOrganization } from "./join-organization.ts";
import { startTestServer } from "./start-test-server.ts";

/**
 * Starts two nodes on one database, each with sessions, texts and connections of its own. Olga owns the organization, and Rita is an editor in
 * Olga's workspace 'Personal'. `stop` ends both.
 */
export async function startTwoNodes() {
  const server = await startTestServer();
  const other = await startTestServer(systemClock, [], {}, server);
  const owner = await server.signUp("Olga Owner");
  const reader = await server.signUp("Rita Reader");
  const id = owner.account.configuration.personalWorkspaceId;
  await joinOrganization(server, reader, owner, [{ id, role: "editor" }]);
  const stop = async () => {
    await other.stop();
    await server.stop();
  };
  return { server, other, owner, reader, stop };
}
