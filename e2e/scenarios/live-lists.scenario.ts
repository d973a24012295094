import type { Page } from "@playwright/test";
import { enterAgain } from "../actors/enter-again.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { pin, unpin } from "../actors/pin.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { staysLoaded } from "../screens/stays-loaded.ts";

const sidebarLink = (page: Page, name: string) =>
  page.getByRole("complementary").getByRole("link", { name, exact: true });

scenario(
  "what a person does on one device shows on their other one: pins, recents, names, sidebar, organizations",
  async ({ owner, enterUnknown }) => {
    const device = await enterAgain(enterUnknown, owner);
    const { page } = owner;
    const tides = await makePage(owner, "Tides", "High.");
    await page.goto("/");
    const isLoaded = await staysLoaded(page);
    const main = page.getByRole("main");
    await pin(device, tides.pageId);
    await expect(main.getByRole("heading", { name: "Pinned" })).toBeVisible();
    await expect(main.getByRole("link", { name: /Tides/ }).first()).toBeVisible();
    await unpin(device, tides.pageId);
    await expect(main.getByRole("link", { name: /^Page Tides/ })).toHaveCount(1);
    const { workspaceId } = await device.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Harbour",
    });
    await expect(sidebarLink(page, "Harbour")).toBeVisible();
    await device.api.call("PATCH", `/workspaces/${workspaceId}`, { workspaceName: "Quay" });
    await expect(sidebarLink(page, "Quay")).toBeVisible();
    await expect(sidebarLink(page, "Harbour")).toBeHidden();
    await device.api.call("PATCH", "/configuration", { sidebarSettings: { isShowSidebar: false } });
    await expect(page.locator("html")).toHaveAttribute("data-sidebar", "hidden");
    await isLoaded();
  },
);

scenario(
  "what colleagues publish and rename shows in everybody's lists, and restricted pages only to who sees them",
  async ({ owner, enter }) => {
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const rita = await enterAsMember({ owner, enter }, "Rita Reader");
    const { pageId, workspaceId } = await makePage(owner, "Ebb", "Low.");
    await pin(rita, pageId);
    await rita.page.goto(`/workspace/${workspaceId}`);
    const home = await rita.openTab();
    await home.goto("/");
    const isLoaded = await staysLoaded(rita.page, home);
    const workspace = rita.page.getByRole("main");
    await publishVersion(
      mara,
      pageId,
      { subjectLine: "Again", pageTitle: "Ebb tide" },
      { a: "L." },
    );
    await expect(workspace.getByRole("link", { name: /Ebb tide/ }).first()).toBeVisible();
    await expect(sidebarLink(rita.page, "Ebb tide").first()).toBeVisible();
    for (const name of ["Pinned", "Workspaces", "Recently published"]) {
      const section = home.getByRole("main").getByRole("region", { name });
      await expect(section.getByRole("link", { name: /Ebb tide/ }).first()).toBeVisible();
    }
    const secret = await makePage(owner, "Surge", "Soon.");
    await expect(workspace.getByRole("link", { name: /Surge/ })).toBeVisible();
    await owner.api.call("PUT", `/pages/${secret.pageId}/restriction`, { isRestricted: true });
    await expect(workspace.getByRole("link", { name: /Surge/ })).toBeHidden();
    await isLoaded();
  },
);
