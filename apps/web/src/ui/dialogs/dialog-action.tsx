import type { ComponentProps } from "react";
import { Button } from "../buttons/button.tsx";

interface DialogActionProps extends Omit<ComponentProps<typeof Button>, "children"> {
  /** In sentence case; it is drawn in capitals. */
  readonly label: string;
}

/** A button that completes or leaves a dialog or form, in capitals as in the specification: CREATE, PUBLISH, SAVE. */
export function DialogAction({ label, ...rest }: DialogActionProps) {
  return <Button {...rest}>{label.toUpperCase()}</Button>;
}
