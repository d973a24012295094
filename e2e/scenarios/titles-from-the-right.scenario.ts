import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";

const title = "יום הלחם: מדריך לאופים. Version 2!";

scenario(
  "a title in Hebrew reads from the right wherever it stands, in the first HTML, published, in a draft and in the lists",
  async ({ owner, owner: { page } }) => {
    const { pageId } = await makePage(owner, title, "מאכילים בשש.");
    const response = await owner.context.request.get(`/page/${pageId}`);
    expect(await response.text()).toContain(`<h1 class="page-title" dir="auto">${title}</h1>`);
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.heading).toHaveText(title);
    await expect(screen.heading).toHaveCSS("direction", "rtl");
    await expect(screen.path.getByText(title)).toHaveCSS("direction", "rtl");
    const recent = page.getByRole("list", { name: "Recent" });
    await expect(recent.getByText(title)).toHaveCSS("direction", "rtl");
    await screen.toggle("Edit").click();
    await expect(screen.title).toHaveValue(title);
    await expect(screen.title).toHaveCSS("direction", "rtl");
    await screen.title.fill("The bread day");
    await expect(screen.title).toHaveCSS("direction", "ltr");
    await page.goto("/");
    const row = page.getByRole("main").getByText(title).first();
    // The line is cut at its end where it is too short: its direction decides which end that is.
    await expect(row.locator("..")).toHaveCSS("direction", "rtl");
    await page.keyboard.press("Control+k");
    const found = page.getByRole("dialog").getByText(title).first();
    await expect(found).toHaveCSS("direction", "rtl");
    await page.keyboard.press("Escape");
    await page.goto(`/page/${pageId}`);
    await screen.path.getByRole("button", { name: /^Pages beside/ }).click();
    const entry = page.getByRole("menuitem").getByText(title);
    await expect(entry).toHaveCSS("direction", "rtl");
  },
);
