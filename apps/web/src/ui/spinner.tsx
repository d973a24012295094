import { classNames } from "./class-names.ts";
import styles from "./spinner.module.css";

interface SpinnerProps {
  /** What is being waited for, for screen readers. Without it the spinner is decoration beside words that say it. */
  readonly label?: string;
  readonly isLarge?: boolean;
}

/** Something is under way. Appears only after a moment, so that what is quick does not flicker. */
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
