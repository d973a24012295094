import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./pill.module.css";

interface PillProps {
  /** `pencil`: yours and private ('Draft'). `ochre`: a warning ('Deleted Page'). `plain`: a fact ('Archived Version'). */
  readonly tone: "plain" | "pencil" | "ochre" | "rubric";
  readonly children: ReactNode;
}

/** A state in one or two words, beside the name of its page. */
export function Pill({ tone, children }: PillProps) {
  return <span className={classNames(styles["pill"], styles[tone])}>{children}</span>;
}
