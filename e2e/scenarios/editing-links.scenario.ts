import type { Page } from "@playwright/test";
import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** The form for the address of a link. */
function linkForm(page: Page) {
  const form = page.getByRole("form", { name: "Link" });
  return { form, address: form.getByLabel("Address"), refusal: form.getByRole("alert") };
}

const write = scenario.extend<{ openDraft: (text: string) => Promise<void> }>({
  openDraft: async ({ owner }, use) => {
    await use(async (text) => {
      const { pageId } = await makeDraft(owner, "Harbour", text);
      await owner.page.goto(`/page/${pageId}`);
      await pageScreen(owner.page).body.getByText(text).dblclick();
      // The editor has heard of the selection, and its form for links is there.
      await expect(owner.page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
    });
  },
});

write(
  "selected text is linked by keys, and the address is checked",
  async ({ owner, openDraft }) => {
    const { page } = owner;
    const { body, says } = pageScreen(page);
    await openDraft("Tides");
    await page.keyboard.press("Control+k");
    const { form, address, refusal } = linkForm(page);
    await expect(address).toBeFocused();
    await expectAccessibleAtAllWidths(page, "the form for a link");
    await address.fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await expect(refusal).toContainText("Enter a web, mail or phone address");
    await address.fill("tides.test/today");
    await page.keyboard.press("Enter");
    await expect(form).toBeHidden();
    const link = body.getByRole("link", { name: "Tides" });
    await expect(link).toHaveAttribute("href", "https://tides.test/today");
    await expect(body).toBeFocused();
    await says("Saved");
    await page.keyboard.press("Control+z");
    await expect(link).toBeHidden();
    await expect(body).toHaveText("Tides");
  },
);

write(
  "a link is opened, edited and removed where the caret is in it",
  async ({ owner, openDraft }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    await openDraft("Tides");
    await page
      .getByRole("toolbar", { name: "Formatting" })
      .getByRole("button", { name: "Link" })
      .click();
    const { form, address } = linkForm(page);
    await address.fill("https://tides.test/today");
    await form.getByRole("button", { name: "Apply" }).click();
    await expect(form).toBeHidden();
    await expect(body).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    const popup = page.getByRole("group", { name: "Link" });
    await expect(popup.getByRole("link")).toHaveAttribute("href", "https://tides.test/today");
    await expectAccessibleAtAllWidths(page, "the address of a link");
    await popup.getByRole("button", { name: "Edit link" }).click();
    await expect(address).toHaveValue("https://tides.test/today");
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await expect(body).toBeFocused();
    await page.keyboard.press("Control+k");
    await address.fill("ana@tides.test");
    await page.keyboard.press("Enter");
    await expect(body.getByRole("link")).toHaveAttribute("href", "mailto:ana@tides.test");
    await popup.getByRole("button", { name: "Remove link" }).click();
    await expect(body.getByRole("link")).toBeHidden();
    await expect(body).toHaveText("Tides");
    await expect(popup).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: "Search and commands" })).toBeVisible();
  },
);

write(
  "a link typed as Markdown has its text, the writer types on behind it, and undo gives back what was typed",
  async ({ owner, openDraft }) => {
    const { page } = owner;
    const { body, says } = pageScreen(page);
    await openDraft("Tides");
    await page.keyboard.type("See [tides](https://tides.test/today)");
    const link = body.getByRole("link", { name: "tides", exact: true });
    await expect(link).toHaveAttribute("href", "https://tides.test/today");
    await page.keyboard.type(" and moons");
    await expect(body).toHaveText("See tides and moons");
    await expect(link).toHaveText("tides");
    await page.keyboard.type(" [moon](https://moons.test)");
    await expect(body.getByRole("link", { name: "moon", exact: true })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(body).toHaveText("See tides and moons [moon](https://moons.test)");
    await says("Saved");
  },
);
