import { expect, type Page } from "@playwright/test";
import { pageScreen } from "../screens/page-screen.ts";
import { press } from "../screens/press.ts";
import { handbookKeys } from "./handbook-keys.ts";
import { ovenManual, planOfTheBakery } from "./plan-of-the-bakery.ts";

/** Writes a page with every kind into the open, empty editor, by keyboard and by choosing files. */
export async function writeHandbook(
  page: Page,
  people: Parameters<typeof handbookKeys>[0],
): Promise<void> {
  const { title, body } = pageScreen(page);
  const { beforePicture, behindPicture } = handbookKeys(people);
  // Playwright takes windows over only while somebody listens, and begins with that too late for a key that is pressed at once.
  page.on("filechooser", () => undefined);
  await title.fill("The first week");
  await body.click();
  await press(page, beforePicture);

  const choosing = page.waitForEvent("filechooser");
  await press(page, ["/image", "{Choose}"]);
  await (await choosing).setFiles(await planOfTheBakery());
  const picture = body.locator("figure.picture");
  await expect(picture.locator("img")).toHaveJSProperty("complete", true);
  await picture.locator("img").click();
  await page.keyboard.type("Where the oven stands.");
  await page.getByRole("button", { name: "Describe the image" }).click();
  await page.getByRole("textbox", { name: "What the image shows" }).fill("A plan of the bakery");
  await page.keyboard.press("Enter");
  await expect(picture.locator("img")).toHaveAttribute("alt", "A plan of the bakery");
  await body.locator("> p").last().click();
  const choosingManual = page.waitForEvent("filechooser");
  await press(page, ["/file", "{Choose}"]);
  await (await choosingManual).setFiles(ovenManual);
  await expect(body.locator("figure.file")).toBeVisible();
  await body.locator("> p").last().click();
  await press(page, behindPicture);
}
