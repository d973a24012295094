import { expect, type Page } from "@playwright/test";
import { openAdd } from "./open-add.ts";
import { pageScreen, type PageScreen } from "./page-screen.ts";

/** Creates a page through the add menu, and waits until the editor is ready. */
export async function newPage(page: Page): Promise<PageScreen> {
  const dialog = await openAdd(page, "New Page");
  await dialog.getByRole("button", { name: "CREATE" }).click();
  await page.waitForURL(/\/page\/[0-9a-f-]{36}/);
  const screen = pageScreen(page);
  await expect(screen.body).toBeVisible();
  return screen;
}

/** The id of the page that a tab shows. */
export function pageIdOf(page: Page): string {
  const id = /\/page\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`${page.url()} is not the address of a page.`);
  return id;
}
