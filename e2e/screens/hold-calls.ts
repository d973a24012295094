import type { Page } from "@playwright/test";

/** Holds the calls of a tab at this address, so that the screen before their answers can be seen. Call the function that it returns to let them go. */
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
