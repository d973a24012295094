import type { Page } from "@playwright/test";

/**
 * Loses the answer to the next call to this address: the server executes the call, and the tab sees a broken
 * connection once `until` resolves.
 */
export async function loseAnswer(
  page: Page,
  address: string,
  until?: () => Promise<unknown>,
): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await until?.();
      await route.abort("failed");
    },
    { times: 1 },
  );
}

/**
 * Delays the answer to the next call to this address until `until` resolves: the server executes the call at once, so
 * that news of its effect reaches the tab before the answer.
 */
export async function delayAnswer(
  page: Page,
  address: string,
  until: () => Promise<unknown>,
): Promise<void> {
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      await until();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
}
