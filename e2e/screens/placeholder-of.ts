import type { Locator } from "@playwright/test";

/** What stands in an empty block of the editor in place of text; empty when nothing does. */
export async function placeholderOf(block: Locator): Promise<string> {
  const content = await block.evaluate((element) => getComputedStyle(element, "::before").content);
  return content === "none" ? "" : content.replace(/^"|"$/g, "");
}
