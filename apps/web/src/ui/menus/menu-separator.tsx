import { usePopupParts } from "../popups/popups.ts";

/** A line between groups of a menu. */
export function MenuSeparator() {
  const parts = usePopupParts(true);
  return parts && <parts.DrawnMenuSeparator />;
}
