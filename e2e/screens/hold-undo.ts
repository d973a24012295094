import type { Locator, Page } from "@playwright/test";

/** Points at the 'Undo' of the newest toast, which stays as long as the pointer is on it. Returns the button. */
export async function holdUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole("button", { name: "Undo" }).first();
  await undo.hover();
  return undo;
}
