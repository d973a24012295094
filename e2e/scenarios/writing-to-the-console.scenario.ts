import type { Page } from "@playwright/test";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";

/** What a tab's console has said, without what follows the first words. */
function listenToConsole(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  return heard;
}

scenario(
  "the console says, in the specification's words, what is wrong with an account, a page and an organization",
  async ({ owner, enter, enterUnknown }) => {
    const newcomer = await enterUnknown("Nia New");
    newcomer.complaints.allow(/^\d+ GET .*accounts\/current|Bad Request/);
    const ofNewcomer = listenToConsole(newcomer.page);
    const { name, email, password } = newcomer;
    await newcomer.context.request.post("/api/auth/sign-up/email", {
      data: { name, email, password },
      headers: { origin: new URL((await newcomer.page.goto("/signIn"))?.url() ?? "").origin },
    });
    const current = "**/rpc/accounts/current*";
    await newcomer.page.route(current, (route) => route.fulfill({ status: 400, body: "{}" }));
    await newcomer.page.goto("/");
    await expect.poll(() => ofNewcomer.join("\n")).toContain("User data error");
    await newcomer.page.unroute(current);
    await newcomer.page.goto("/");
    await expect(newcomer.page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
    await expect.poll(() => ofNewcomer.join("\n")).toContain("User document not found");

    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const reader = await enterAsMember({ owner, enter }, "Rita Reader");
    reader.complaints.allow(/^40[34] /);
    const ofReader = listenToConsole(reader.page);
    await reader.page.goto(`/page/${pageId}`);
    await expect(reader.page.getByText("High at noon.")).toBeVisible();
    await owner.api.call("PUT", `/pages/${pageId}/restriction`, { isRestricted: true });
    await expect.poll(() => ofReader.join("\n")).toContain("Error listening to document");

    await reader.page.goto("/");
    const ofSwitch = listenToConsole(reader.page);
    await reader.page.route("**/rpc/organizations/activate", (route) => route.abort());
    reader.complaints.allow(/organizations\/activate/);
    await openOrganizationMenu(reader.page);
    await chooseEntry(reader.page.getByRole("menuitem", { name: "Rita Reader's Stemma" }));
    await expect(reader.page.getByRole("alert")).toBeVisible();
    await expect.poll(() => ofSwitch.join("\n")).toContain("Unable to switch/load organization");
  },
);
