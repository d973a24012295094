import { defaultSidebarWidth, sidebarWidthIn } from "@stemma/domain/configuration/sidebar-width";

const yearSeconds = 365 * 24 * 60 * 60;

/** The sidebar's width in this browser, in pixels. */
export function currentSidebarWidth(): number {
  return sidebarWidthIn(document.cookie) ?? defaultSidebarWidth;
}

/** Changes the width at once, and stores it in a cookie, from which the server sets it in the next HTML. */
export function chooseSidebarWidth(px: number): void {
  document.documentElement.dataset["sidebarWidth"] = String(px);
  document.cookie = `stemma-sidebar=${px}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
