import type { MenuChoiceProps } from "../popups/menu-props.ts";
import { usePopupParts } from "../popups/popups.ts";

/** A group of menu entries of which one is chosen. The menu stays open, so that the effect is visible. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const parts = usePopupParts(true);
  return parts && <parts.DrawnMenuChoice {...props} />;
}
