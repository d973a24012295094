import type { Page } from "@playwright/test";

/**
 * Loses the answer to the next call to this address: the server executes the call, and the tab sees a broken
 * connection.
 */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort("failed");
    },
    { times: 1 },
  );
}
