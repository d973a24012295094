import { classNames } from "./class-names.ts";
import type { ComponentProps, ReactNode } from "react";
import { Tooltip, type TooltipSide } from "./tooltip.tsx";
import styles from "./button.module.css";

/** `publish` is rubric red and only for what publishes; `pencil` is for what is the reader's own: drafts, editing. */
type ButtonKind = "plain" | "primary" | "publish" | "pencil" | "quiet";

interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: ButtonKind;
  /** A lucide icon, drawn before the words. */
  readonly icon?: ReactNode;
  /** Why it cannot be used now. It then stays in the tab order, does nothing, and says this in a tooltip. */
  readonly unavailableBecause?: string | undefined;
  /** Where that tooltip stands; else below the button. */
  readonly tooltipSide?: TooltipSide;
  /** As wide as what holds it. */
  readonly isWide?: boolean;
}

/** Something that happens when pressed. Never submits a form unless `type="submit"` is said. */
export function Button({
  kind = "plain",
  icon,
  unavailableBecause,
  tooltipSide,
  isWide = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isUnavailable = unavailableBecause !== undefined;
  const button = (
    <button
      type="button"
      {...rest}
      className={classNames(styles["button"], styles[kind], isWide && styles["wide"], className)}
      aria-disabled={isUnavailable || rest["aria-disabled"]}
      onClick={isUnavailable ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  );
  if (!isUnavailable) return button;
  return (
    <Tooltip text={unavailableBecause} side={tooltipSide}>
      {button}
    </Tooltip>
  );
}
