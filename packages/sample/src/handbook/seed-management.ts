import { draftRevision, writePage } from "../sample-page.ts";
import { managementPages } from "./people-pages.ts";
import type { Staff } from "./staff.ts";
import { createWorkspace, nameIn } from "./workspace-calls.ts";

/** Creates the workspace 'Management' for Ana and Mara; Ben requests access to one of its pages. */
export async function seedManagement({ ana, mara, ben }: Staff): Promise<void> {
  const management = await createWorkspace(ana, "Management");
  await nameIn(ana, `/workspaces/${management}`, mara, "administrator");
  const shop = await writePage(ana, management, managementPages.secondShop);
  const minutes = await writePage(mara, management, managementPages.minutes);
  await draftRevision(mara, minutes, { added: ["Mara talks to the landlord before the tenth."] });
  await ben.call("POST", "/requests", {
    item: { type: "page", id: shop.pageId },
    message: "I know a driver who could make the second delivery.",
  });
}
