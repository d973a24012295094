import { useToastsStandBack } from "../messages/use-toasts-stand-back.ts";
import type { ConfirmDialogProps } from "../popups/dialog-props.ts";
import { useOpenedParts } from "../popups/use-opened-parts.ts";

/** A modal yes-or-no question. The button that changes nothing has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const parts = useOpenedParts(props.isOpen);
  useToastsStandBack(props.isOpen);
  return parts && <parts.DrawnConfirmDialog {...props} />;
}
