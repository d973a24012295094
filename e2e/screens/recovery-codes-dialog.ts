import type { Locator, Page } from "@playwright/test";

/** The dialog that shows new recovery codes. */
export function recoveryCodesDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Your recovery codes" });
}
