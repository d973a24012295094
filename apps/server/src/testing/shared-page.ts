import type { Role } from "@stemma/domain/access/role";
import { joinOrganization } from "./join-organization.ts";
import { publishedPage } from "./published-page.ts";
import { signUpTogether } from "./sign-up-together.ts";
import type { TestServer } from "./start-test-server.ts";

/** Signs up Olga, who publishes the page "Bread", and Mia, who gets this role in its workspace. */
export async function sharedPage(server: TestServer, role: Role) {
  const [olga, mia] = await signUpTogether(server, "Olga", "Mia");
  const page = await publishedPage(olga, "Bread", "Flour");
  await joinOrganization(server, mia, olga, [{ id: page.workspaceId, role }]);
  return { olga, mia, page };
}
