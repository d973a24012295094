import { writePage } from "../sample-page.ts";
import { payGrades, peoplePages } from "./people-pages.ts";
import type { Staff } from "./staff.ts";
import { createWorkspace, nameIn, openToAll } from "./workspace-calls.ts";

/** Creates the workspace 'People and safety', which everybody can read, with a restricted page in it. */
export async function seedPeople({ ana, mara }: Staff): Promise<void> {
  const people = await createWorkspace(mara, "People and safety");
  await openToAll(mara, people);
  await nameIn(mara, `/workspaces/${people}`, ana, "editor");
  for (const manuscript of Object.values(peoplePages)) await writePage(mara, people, manuscript);
  const pay = await writePage(mara, people, payGrades);
  await mara.call("PUT", `/pages/${pay.pageId}/restriction`, { isRestricted: true });
  await nameIn(mara, `/pages/${pay.pageId}`, ana, "viewer");
}
