import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { isAbout } from "../../lib/live/live-queries.ts";
import { accessScreen } from "./access-redirect.ts";

/**
 * Leaves a page or workspace that was removed, or that the reader may no longer see, for the screen that explains why,
 * and drops its cached answers. Not while `isHeld`: unsaved text on the screen would be lost, or the screen is being left anyway.
 */
export function useLeaveMissing(
  error: Error | null,
  what: "page" | "workspace",
  id: string,
  isHeld: boolean = false,
): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const screen = error === null ? null : accessScreen(error, what, `${what}/${id}`);
    if (screen === null || isHeld) return;
    const leave = async () => {
      await navigate(screen);
      await queryClient.resetQueries({ predicate: (query) => isAbout(query, id) });
    };
    void leave();
  }, [error, what, id, isHeld, navigate, queryClient]);
}
