import { GripVertical } from "lucide-react";
import type { Ref } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { messages } from "./messages.ts";
import styles from "./pin-handle.module.css";

interface PinHandleProps {
  readonly title: string;
  /** Positions the handle in its row. */
  readonly className: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The button that moves a pin by keyboard. */
export function PinHandle({ title, className, ref }: PinHandleProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={classNames(styles["handle"], className)}
      aria-label={messages.move(title)}
    >
      <Icon of={GripVertical} />
    </button>
  );
}
