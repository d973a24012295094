import type { WorkspaceId } from "@stemma/domain/ids";
import type { Person } from "./people.ts";

/** The same person, with another workspace as 'Personal', so that the page builders create pages there. */
export function inWorkspace(person: Person, workspaceId: WorkspaceId): Person {
  const { account } = person;
  const configuration = { ...account.configuration, personalWorkspaceId: workspaceId };
  return { ...person, account: { ...account, configuration } };
}
