import { classNames } from "../../../ui/class-names.ts";
import type { CompareMode } from "../comparison/compare-mode.ts";
import type { ComparedTitle as Title } from "../comparison/comparison.ts";
import styles from "./compared-title.module.css";

interface ComparedTitleProps {
  readonly title: Title;
  readonly isOther: boolean;
  readonly mode: CompareMode;
}

/** The page's title: in one column with both texts, or before and after side by side. */
export function ComparedTitle({ title, isOther, mode }: ComparedTitleProps) {
  const change = isOther ? "title" : undefined;
  if (mode === "inline") {
    return (
      <h1
        className={classNames("page-title", styles["title"])}
        dir="auto"
        data-change={change}
        dangerouslySetInnerHTML={{ __html: title.both }}
      />
    );
  }
  return (
    <div className={classNames("diff-row", styles["title"])} data-change={change}>
      {[title.before, title.after].map((html, side) => (
        <p
          key={side === 0 ? "before" : "after"}
          className="page-title"
          dir="auto"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </div>
  );
}
