import { useToastsStandBack } from "../messages/use-toasts-stand-back.ts";
import type { DialogProps } from "../popups/dialog-props.ts";
import { useOpenedParts } from "../popups/use-opened-parts.ts";

/**
 * A modal dialog. It starts 15 % of the window's height below the top (specification, section 2; decision 0021), or
 * higher if it would not fit. Closing returns the focus to the previous element.
 */
export function Dialog(props: DialogProps) {
  const parts = useOpenedParts(props.isOpen);
  useToastsStandBack(props.isOpen);
  return parts && <parts.DrawnDialog {...props} />;
}
