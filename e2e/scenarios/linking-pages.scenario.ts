import { enterAsMember } from "../actors/enter-as-member.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a page is linked by two brackets, opened, found from its target, and deleted with a warning",
  async ({ owner }) => {
    const { page } = owner;
    const { body, heading, publish, reading } = pageScreen(page);
    const flour = await makePage(owner, "Rye flour", "From the mill.");
    const bread = await makeDraft(owner, "The bread day", "");
    await page.goto(`/page/${bread.pageId}`);
    await body.click();
    await page.keyboard.type("Take [[rye fl");
    const menu = page.getByRole("listbox", { name: "Link to page" });
    await expect(menu.getByRole("option", { name: "Rye flour" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.keyboard.press("Enter");
    await page.keyboard.type(" and [[Water from the well");
    const create = menu.getByRole("option", { name: "Create page “Water from the well”" });
    await expect(create).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    const written = body.locator(".page-link");
    await expect(written).toHaveText(["Rye flour", "Water from the well"]);
    await expect(menu).toBeHidden();
    await publish("Name the flour");

    await expect(reading).toContainText("Take Rye flour and Water from the well");
    await expectAccessibleAtAllWidths(page, "a page with page links");
    await reading.getByRole("link", { name: "Rye flour" }).click();
    await expect(page).toHaveURL(new RegExp(`/page/${flour.pageId}$`));
    await expect(heading).toHaveText("Rye flour");
    await page.getByText("1 page links here").click();
    await expectAccessibleAtAllWidths(page, "a page with open backlinks");
    const dialog = await openPageModal(page, "Delete page");
    await expect(dialog).toContainText("1 page links to this page");
    await expect(dialog.getByRole("listitem")).toHaveText("The bread day");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(page).toHaveURL(new RegExp(`/workspace/${flour.workspaceId}`));
    await page.goto(`/page/${bread.pageId}`);
    await expect(reading).toContainText("Take Rye flour (deleted) and Water from the well");
  },
);

scenario(
  "a renamed page is renamed where it is linked, and a hidden one has no title there",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { body, publish } = pageScreen(page);
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const flour = await makePage(owner, "Rye flour", "From the mill.");
    await makeDraft(owner, "Secret plan", "Closing the shop.");
    const bread = await makePage(owner, "The bread day", "Mix.");
    await page.goto(`/page/${bread.pageId}`);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await body.click();
    await page.keyboard.press("Control+End");
    for (const title of ["Rye flour", "Secret plan"]) {
      await page.keyboard.type(` [[${title}`);
      const found = page.getByRole("option", { name: title, exact: false }).first();
      await expect(found).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(body.locator(".page-link").last()).toHaveText(title);
    }
    await publish("Name the flour");

    const { reading } = pageScreen(mara.page);
    const html = await mara.page.goto(`/page/${bread.pageId}`);
    expect(await html?.text()).not.toContain("Secret plan");
    await expect(reading).toHaveText("Mix. Rye flour No access");
    await expect(reading.getByRole("link")).toHaveText(["Rye flour"]);
    const version = { subjectLine: "Rename", pageTitle: "Wheat flour" };
    await publishVersion(owner, flour.pageId, version, { a: "From the mill." });
    await expect(reading).toHaveText("Mix. Wheat flour No access");
    const previous = `compareTo=${bread.versionId}`;
    await mara.page.goto(`/page/${bread.pageId}?${previous}`);
    await expect(mara.page.locator(".diff-after .diff-ins")).toContainText("Wheat flour");
    await expect(mara.page.locator(".diff-after .diff-ins")).toContainText("No access");
  },
);
