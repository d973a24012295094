import { useNavigate } from "@tanstack/react-router";
import { holdTextPlace } from "../../ui/layout/hold-text-place.ts";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";

/** Turns editing off: the text stays where it is in the window, and the page's title gets the focus. */
export function useStopEditing(): () => void {
  const navigate = useNavigate({ from: "/page/$pageId" });
  const stop = async (): Promise<void> => {
    const restorePlace = holdTextPlace();
    await navigate({ search: {}, resetScroll: false });
    restorePlace();
    focusScreenHeading();
  };
  return () => void stop();
}
