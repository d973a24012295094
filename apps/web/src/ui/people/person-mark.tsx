import type { ReactNode } from "react";
import styles from "./person-mark.module.css";

type PersonMarkProps =
  | { readonly name: string }
  /** Where nobody is named. */
  | { readonly icon: ReactNode };

/** A person's initials in a small circle. Decorative: the name itself stands beside it. */
export function PersonMark(props: PersonMarkProps) {
  return (
    <span className={styles["mark"]} aria-hidden="true">
      {"icon" in props ? props.icon : initialsOf(props.name)}
    </span>
  );
}

/** The first letters of the first and of the last word; a question mark if there is none. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => [...(word ?? "")][0] ?? "").join("");
  return letters === "" ? "?" : letters.toUpperCase();
}
