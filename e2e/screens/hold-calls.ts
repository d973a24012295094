import type { Page } from "@playwright/test";

/** Holds a tab's calls at this address until what it answers is called: what stands on screen meanwhile can be seen. */
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
