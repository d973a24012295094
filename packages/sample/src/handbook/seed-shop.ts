import { draftPage, draftRevision, revisePage, writePage } from "../sample-page.ts";
import { loyaltyCards, shopPages } from "./shop-pages.ts";
import type { Staff } from "./staff.ts";
import { createWorkspace, nameIn, pin, subscribe } from "./workspace-calls.ts";

/** Creates the workspace 'Shop': Tomas is its administrator, Priya an editor and Ana a viewer. */
export async function seedShop(staff: Staff): Promise<void> {
  const { ana, tomas, priya } = staff;
  const shop = await createWorkspace(tomas, "Shop");
  await nameIn(tomas, `/workspaces/${shop}`, priya, "editor");
  await nameIn(tomas, `/workspaces/${shop}`, ana, "viewer");
  await writePage(tomas, shop, shopPages.cash);
  await writePage(tomas, shop, shopPages.orders);
  const prices = await writePage(tomas, shop, shopPages.prices);
  const complaints = await writePage(tomas, shop, shopPages.complaints);
  const opening = await writePage(tomas, shop, shopPages.opening);
  await draftPage(tomas, shop, loyaltyCards);

  await subscribe(ana, shop);
  await subscribe(priya, shop);
  await revisePage(
    tomas,
    opening,
    { changes: { "The till is counted and signed.": "The till is counted by two and signed." } },
    { subjectLine: "The till is counted by two" },
  );
  await revisePage(
    tomas,
    prices,
    { changes: { "Rolls: sixty cents": "Rolls: sixty-five cents" } },
    { subjectLine: "Rolls from September", body: "Flour became dearer twice this year." },
  );
  await draftRevision(priya, complaints, {
    added: ["# When a guest is loud", "Fetch a second person. Nobody has to stand this alone."],
  });
  await pin(tomas, "workspace", shop);
}
