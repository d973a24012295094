import { classNames } from "../class-names.ts";
import type { ComponentProps, ReactNode } from "react";
import type { TooltipSide } from "../popups/tooltip-props.ts";
import { Tooltip } from "./tooltip.tsx";
import styles from "./button.module.css";

/** `publish` is rubric red, only for publishing; `pencil` is for the reader's own things: drafts, editing. */
type ButtonKind = "plain" | "primary" | "publish" | "pencil" | "quiet";

interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: ButtonKind;
  /** A lucide icon, drawn before the label. */
  readonly icon?: ReactNode;
  /**
   * Why the button cannot be used now. The button then stays in the tab order, does nothing, and shows this text in a
   * tooltip.
   */
  readonly unavailableBecause?: string | undefined;
  /** The side of that tooltip. Default: below the button. */
  readonly tooltipSide?: TooltipSide;
  /** Fills the width of its container. */
  readonly isWide?: boolean;
}

/** A button. Submits a form only with `type="submit"`. */
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
