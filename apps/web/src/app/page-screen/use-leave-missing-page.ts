import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { PageId } from "@stemma/domain/ids";
import { accessScreen } from "../access-redirect.ts";

/**
 * Leaves a page that was removed or closed to the reader while it was open, for the screen that says so. Not while
 * `isHeld`: something on it would be lost out of sight.
 */
export function useLeaveMissingPage(
  error: Error | null,
  pageId: PageId,
  isHeld: boolean = false,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const screen = error === null ? null : accessScreen(error, "page", `page/${pageId}`);
    if (screen !== null && !isHeld) void navigate(screen);
  }, [error, isHeld, navigate, pageId]);
}
