import { personalWorkspace } from "../personal-workspace.ts";
import { draftPage, draftRevision, revisePage, writePage } from "../sample-page.ts";
import { kitchenPages, speltRolls, summerMenu } from "./kitchen-pages.ts";
import { seedBakehouse } from "./seed-bakehouse.ts";
import { seedBreadDay } from "./seed-bread-day.ts";
import type { Staff } from "./staff.ts";
import { createWorkspace, nameIn, openToAll, pin, subscribe } from "./workspace-calls.ts";

/** Creates the workspace 'Kitchen handbook': everybody can read it; Ana, Ben and Mara can edit it. */
export async function seedKitchen(staff: Staff): Promise<void> {
  const { ana, ben, mara, priya } = staff;
  const kitchen = await createWorkspace(ana, "Kitchen handbook");
  await openToAll(ana, kitchen);
  await nameIn(ana, `/workspaces/${kitchen}`, ben, "editor");
  await nameIn(ana, `/workspaces/${kitchen}`, mara, "editor");

  const rolls = await writePage(ana, kitchen, speltRolls);
  await ana.call("DELETE", `/pages/${rolls.pageId}`, { expectedPublishedVersion: rolls.versionId });
  await writePage(ana, kitchen, kitchenPages.ovenCare);
  await writePage(ana, kitchen, kitchenPages.ryeLoaf);
  await writePage(ana, kitchen, kitchenPages.starter);
  const suppliers = await writePage(ana, kitchen, kitchenPages.suppliers);
  const allergens = await writePage(ana, kitchen, kitchenPages.allergens);
  const proofing = await writePage(ana, kitchen, kitchenPages.proofingRoom);
  const list = await writePage(ana, kitchen, kitchenPages.openingList);
  const breadDay = await seedBreadDay(staff, kitchen);
  await seedBakehouse(staff, kitchen, breadDay.pageId);
  await draftPage(ana, kitchen, summerMenu);

  await subscribe(priya, kitchen);
  await subscribe(ana, kitchen);
  await revisePage(
    ben,
    allergens,
    { changes: { "poppy and sunflower": "poppy, sunflower and sesame" } },
    { subjectLine: "Sesame is in the seeded rolls", body: "The new seed mix contains it." },
  );
  await revisePage(
    ben,
    suppliers,
    { changes: { "delivers on Tuesdays, before ten": "delivers on Wednesdays, before nine" } },
    { subjectLine: "The mill comes on Wednesdays" },
  );
  await draftRevision(ben, proofing, {
    added: ["# The new humidifier", "It is filled with distilled water. Tap water clogs it."],
    draftNotes: "Ask the electrician which socket it may use.",
  });
  for (const { pageId } of [breadDay, list, proofing]) await pin(ana, "page", pageId);
  await pin(ben, "page", breadDay.pageId);
  await draftPage(ben, await personalWorkspace(ben), {
    title: "Crackers from old starter",
    lines: ["Two hundred grams of starter, fifty of oil, salt. Thin, hot, eight minutes."],
  });
}
