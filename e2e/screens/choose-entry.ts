import { expect, type Locator } from "@playwright/test";
import { settle } from "./settle.ts";

/** Chooses an entry of an open menu with the pointer: hovers, waits for the highlight, and clicks. */
export async function chooseEntry(entry: Locator): Promise<void> {
  await entry.waitFor();
  await settle(entry.page());
  await entry.hover();
  await expect(entry).toHaveAttribute("data-highlighted", "");
  await entry.click();
}
