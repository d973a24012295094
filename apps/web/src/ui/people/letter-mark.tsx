import { classNames } from "../class-names.ts";
import styles from "./letter-mark.module.css";

interface LetterMarkProps {
  readonly name: string;
  /** `ink` for the product, `rubric` for an organization. */
  readonly tone: "ink" | "rubric";
}

/** The first letter of a name in a small square. Decorative: the name itself stands beside it. */
export function LetterMark({ name, tone }: LetterMarkProps) {
  const [letter = "?"] = name.trim();
  return (
    <span className={classNames(styles["mark"], styles[tone])} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
