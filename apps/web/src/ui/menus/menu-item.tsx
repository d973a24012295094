import type { MenuItemProps } from "../popups/menu-props.ts";
import { usePopupParts } from "../popups/popups.ts";

/** One command of a menu. */
export function MenuItem(props: MenuItemProps) {
  const parts = usePopupParts(true);
  return parts && <parts.DrawnMenuItem {...props} />;
}
