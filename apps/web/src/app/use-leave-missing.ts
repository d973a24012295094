import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { isAbout } from "../lib/live/live-queries.ts";
import { accessScreen } from "./access-redirect.ts";

/**
 * Leaves a page or workspace that was removed or closed to the reader while it was open, for the screen that says so, and
 * forgets what was read of it. Not while `isHeld`: something on it would be lost out of sight.
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
