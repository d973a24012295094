import { classNames } from "./class-names.ts";
import styles from "./letter-mark.module.css";

interface LetterMarkProps {
  readonly name: string;
  /** `ink` is the product's, `rubric` an organization's. */
  readonly tone: "ink" | "rubric";
}

/** The first letter of a name in a small square; decoration beside the name itself. */
export function LetterMark({ name, tone }: LetterMarkProps) {
  const [letter = "?"] = name.trim();
  return (
    <span className={classNames(styles["mark"], styles[tone])} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
