import type { DrawerProps } from "../popups/dialog-props.ts";
import { useOpenedParts } from "../popups/use-opened-parts.ts";

/** What stands beside the screen, over it on a phone. */
export function Drawer(props: DrawerProps) {
  const parts = useOpenedParts(props.isOpen);
  return parts && <parts.DrawnDrawer {...props} />;
}
