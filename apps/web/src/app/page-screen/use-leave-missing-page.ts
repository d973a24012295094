import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { PageId } from "@stemma/domain/ids";
import { isForbidden, isMissing } from "../access-redirect.ts";

/** Leaves a page that was removed or closed to the reader while it was open, for the screen that says so. */
export function useLeaveMissingPage(error: Error | null, pageId: PageId): void {
  const navigate = useNavigate();
  const isGone = error !== null && isMissing(error);
  const isClosed = error !== null && isForbidden(error);
  useEffect(() => {
    if (isGone) void navigate({ to: "/page/pageNotFound", replace: true });
    if (isClosed) {
      const search = { redirect: `page/${pageId}` };
      void navigate({ to: "/page/noAccess", search, replace: true });
    }
  }, [isGone, isClosed, navigate, pageId]);
}
