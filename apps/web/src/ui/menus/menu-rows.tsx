import type { MenuRowProps, MenuRowsProps } from "../popups/menu-props.ts";
import { usePopupParts } from "../popups/popups.ts";

/** A named group of entries which their owner draws. */
export function MenuRows(props: MenuRowsProps) {
  const parts = usePopupParts(true);
  return parts && <parts.DrawnMenuRows {...props} />;
}

/** An entry which its owner draws. */
export function MenuRow(props: MenuRowProps) {
  const parts = usePopupParts(true);
  return parts && <parts.DrawnMenuRow {...props} />;
}
