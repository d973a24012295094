import { expect, type Page } from "@playwright/test";
import { desk, phone } from "./expect-accessible.ts";
import { settle } from "./settle.ts";

const softly = expect.configure({ soft: true });

/**
 * Checks, in a window of desktop width and in one of phone width, that what is in the open dialog stays in it: nothing stands out of
 * it or out of its own box, nothing scrolls sideways, and what is cut off has a title. Leaves the page at desktop width.
 */
export async function expectFits(page: Page, what: string): Promise<void> {
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await settle(page);
    await softly
      .poll(
        () => page.evaluate(findStrays),
        `what does not fit: ${what}, ${viewport.width} px wide`,
      )
      .toEqual([]);
  }
}

/** What does not fit into the topmost dialog. Runs in the browser. */
function findStrays(): string[] {
  const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const frame = dialogs[dialogs.length - 1];
  if (frame === undefined) return ["There is no dialog."];
  const bounds = frame.getBoundingClientRect();
  const isCut = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== frame; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== "visible") return true;
    }
    return false;
  };
  const strays: string[] = [];
  for (const element of [frame, ...frame.querySelectorAll("*")]) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // Hidden, or there for screen readers only.
    if (width <= 1 || height <= 1 || style.visibility === "hidden") continue;
    if (element.closest("svg, select, .visually-hidden") !== null) continue;
    // The tree of versions is meant to be moved sideways.
    if (element.querySelector("[role=tree]") !== null || element.closest("[role=tree]")) continue;
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} ${element.textContent.slice(0, 24)}`;
    const isOut = left < bounds.left - 1 || right > bounds.right + 1;
    if (isOut && !isCut(element)) strays.push(`out of the dialog: ${name}`);
    if (style.display === "inline" || element.scrollWidth <= element.clientWidth + 1) continue;
    if (/auto|scroll/.test(style.overflowX)) strays.push(`scrolls sideways: ${name}`);
    if (style.overflowX === "visible" && !isCut(element)) strays.push(`out of its box: ${name}`);
    if (style.textOverflow === "ellipsis" && element.closest("[title], [role=option]") === null) {
      strays.push(`cut off, and nothing says the rest: ${name}`);
    }
  }
  return [...new Set(strays)];
}
