import type { MenuAtProps } from "../popups/menu-props.ts";
import { useOpenedParts } from "../popups/use-opened-parts.ts";

/** A menu of commands that opens at an element in other ways than by a click, for example also by a key. */
export function MenuAt(props: MenuAtProps) {
  const parts = useOpenedParts(props.isOpen);
  return parts && <parts.DrawnMenuAt {...props} />;
}
