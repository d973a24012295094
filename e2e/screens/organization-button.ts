import type { Locator, Page } from "@playwright/test";

/** The button that names the organization in which the tab works. */
export function organizationButton(page: Page, organizationName: string): Locator {
  return page.getByRole("button", { name: `${organizationName}: Organization menu` });
}
