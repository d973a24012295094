import type { CSSProperties } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./administration.module.css";

interface ShareBarProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly isWarning?: boolean;
}

/** A share as a bar, beside the words that say it. */
export function ShareBar({ share, isWarning = false }: ShareBarProps) {
  const width = { "--share": `${Math.round(share * 100)}%` } as CSSProperties;
  return (
    <span
      className={classNames(styles["bar"], isWarning ? styles["warningBar"] : "")}
      style={width}
      aria-hidden
    />
  );
}
