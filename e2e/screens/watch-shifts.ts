import type { Page } from "@playwright/test";

/** Counts from the next document on how far its content moves by itself. Call the returned function for the sum of all layout shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = Reflect.get(entry, "value");
        const moved = Number(document.documentElement.dataset["moved"] ?? 0);
        document.documentElement.dataset["moved"] = String(moved + Number(shift));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["moved"] ?? 0));
}
