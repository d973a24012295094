import { classNames } from "../class-names.ts";
import styles from "./letter-mark.module.css";

interface LetterMarkProps {
  readonly name: string;
  /** `ink` for the product, `rubric` for an organization. */
  readonly tone: "ink" | "rubric";
  /** The emoji that an organization has as its icon; it then stands in place of the letter. */
  readonly emoji?: string | null;
}

/** The first letter of a name, or an emoji, in a small square. Decorative: the name itself stands beside it. */
export function LetterMark({ name, tone, emoji = null }: LetterMarkProps) {
  const [letter = "?"] = name.trim();
  return (
    <span className={classNames(styles["mark"], emoji === null && styles[tone])} aria-hidden="true">
      {emoji ?? letter.toUpperCase()}
    </span>
  );
}
