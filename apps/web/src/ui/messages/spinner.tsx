import { classNames } from "../class-names.ts";
import styles from "./spinner.module.css";

interface SpinnerProps {
  /** What is loading, for screen readers. Omit it if text beside the spinner says so. */
  readonly label?: string;
  readonly isLarge?: boolean;
}

/** A sign that something is loading. Appears only after a moment, to avoid flicker. */
export function Spinner({ label, isLarge = false }: SpinnerProps) {
  return (
    <span
      className={classNames(styles["spinner"], isLarge && styles["large"])}
      role={label === undefined ? undefined : "status"}
    >
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
