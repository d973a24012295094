import type { Page } from "@playwright/test";

/**
 * Holds a tab's calls to this address, so that the screen before their answers can be checked. Call the returned
 * function to release them.
 */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
