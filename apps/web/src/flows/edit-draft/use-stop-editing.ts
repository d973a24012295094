import { useNavigate } from "@tanstack/react-router";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";

/** Turns editing off: keeps the scroll position, and focuses the page's title. */
export function useStopEditing(): () => void {
  const navigate = useNavigate({ from: "/page/$pageId" });
  const stop = async (): Promise<void> => {
    await navigate({ search: {}, resetScroll: false });
    focusScreenHeading();
  };
  return () => void stop();
}
