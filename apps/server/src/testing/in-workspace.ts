import type { WorkspaceId } from "@stemma/domain/ids";
import type { Person } from "./start-test-server.ts";

/** The person with another workspace in the place of their 'Personal', so that the page builders make pages there. */
export function inWorkspace(person: Person, workspaceId: WorkspaceId): Person {
  const { account } = person;
  const configuration = { ...account.configuration, personalWorkspaceId: workspaceId };
  return { ...person, account: { ...account, configuration } };
}
