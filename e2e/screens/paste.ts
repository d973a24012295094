import type { Locator } from "@playwright/test";

/** The formats of a clipboard. */
export interface Clipboard {
  readonly html?: string;
  readonly text?: string;
}

/** Pastes into an element, by dispatching the browser's paste event. */
export async function paste(target: Locator, { html = "", text = "" }: Clipboard): Promise<void> {
  await target.evaluate(
    async (element, clipboard) => {
      // The browser tells of a selection after the key or click that makes it.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const clipboardData = new DataTransfer();
      if (clipboard.html !== "") clipboardData.setData("text/html", clipboard.html);
      if (clipboard.text !== "") clipboardData.setData("text/plain", clipboard.text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { html, text },
  );
}
