import type { ComponentProps } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./filter-chip.module.css";

interface FilterChipProps extends ComponentProps<"button"> {
  /** Whether the filter leaves anything out. */
  readonly isOn: boolean;
}

/** A small button that sets a filter. */
export function FilterChip({ isOn, children, ...rest }: FilterChipProps) {
  return (
    <button type="button" {...rest} className={classNames(styles["chip"], isOn && styles["on"])}>
      {children}
    </button>
  );
}
