import type { Page } from "@playwright/test";

/**
 * Holds the tasks of the next document after its scripts have run, so that it stays as the server drew it, and can be used, until the
 * returned function is called.
 */
export async function holdFirstRender(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    // Its tasks are messages of ports, and so are those of React.
    MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown) {
      held.push(() => postMessage.call(this, message));
    };
    window.addEventListener("go on", () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const post of held) post();
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event("go on")));
}
