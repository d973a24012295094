import { expect, type Locator } from "@playwright/test";
import { settle } from "./settle.ts";

/** Chooses an entry of an open menu as a person does: points at it, sees it marked, and presses. */
export async function chooseEntry(entry: Locator): Promise<void> {
  await entry.waitFor();
  await settle(entry.page());
  await entry.hover();
  await expect(entry).toHaveAttribute("data-highlighted", "");
  await entry.click();
}
