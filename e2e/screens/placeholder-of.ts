import type { Locator } from "@playwright/test";

/** The placeholder of an empty block of the editor; an empty string if there is none. */
export async function placeholderOf(block: Locator): Promise<string> {
  const content = await block.evaluate((element) => getComputedStyle(element, "::before").content);
  return content === "none" ? "" : content.replace(/^"|"$/g, "");
}
