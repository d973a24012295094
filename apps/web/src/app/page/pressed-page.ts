import type { PageId } from "@stemma/domain/ids";
import { hasModifier } from "../../lib/keys/has-modifier.ts";

const pagePath = /^\/page\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * The page to which a press or click leads in this tab; `null` for any other event, for a link within the page on screen, for a
 * modified click, which opens another tab, for a touch or a pen that may begin a scroll, and for a press into a text that is being edited.
 */
export function pressedPage(
  event: MouseEvent,
  here: Pick<Location, "origin" | "pathname">,
): PageId | null {
  const mayScroll =
    "pointerType" in event && event.type !== "click" && event.pointerType !== "mouse";
  if (event.button !== 0 || hasModifier(event) || mayScroll || !(event.target instanceof Element))
    return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (link === null || link.origin !== here.origin || link.pathname === here.pathname) return null;
  if (link.target === "_blank" || link.download !== "" || isEdited(link)) return null;
  return (pagePath.exec(link.pathname)?.[1] ?? null) as PageId | null;
}

const isEdited = (link: Element) => link.closest("[contenteditable=true]") !== null;
