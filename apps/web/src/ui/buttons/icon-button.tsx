import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Tooltip } from "./tooltip.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** What the button does: its name for screen readers, and its tooltip. */
  readonly label: string;
  /** A lucide icon. */
  readonly icon: ReactNode;
}

/**
 * A button that shows only an icon, with its label as a tooltip. Passes on all props, so that a menu can use it as its
 * trigger.
 */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames(styles["button"], className)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
