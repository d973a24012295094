import type { Page } from "@playwright/test";

interface Copied {
  readonly html: string;
  readonly text: string;
}

/** Presses the keys that copy the selection; returns the HTML and the text that the page writes. */
export async function copied(page: Page): Promise<Copied> {
  // The object around the promise keeps Playwright from waiting for it.
  const listening = await page.evaluateHandle(() => ({
    written: new Promise<Copied>((resolve) => {
      document.addEventListener(
        "copy",
        ({ clipboardData }) =>
          resolve({
            html: clipboardData?.getData("text/html") ?? "",
            text: clipboardData?.getData("text/plain") ?? "",
          }),
        { once: true },
      );
    }),
  }));
  await page.keyboard.press("ControlOrMeta+c");
  return listening.evaluate(({ written }) => written);
}
