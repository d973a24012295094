import { draftKey } from "../layout/link-history.ts";
import type { TreeEdge } from "../layout/lay-out-tree.ts";
import styles from "./history-tree.module.css";

/** The edges of the tree. Decorative: each item's accessible name contains its parent. */
export function TreeLines({ edges }: { readonly edges: readonly TreeEdge[] }) {
  return (
    <svg className={styles["lines"]} width="1" height="1" aria-hidden="true">
      {edges.map(({ key, path }) => (
        <path
          key={key}
          className={key === draftKey ? styles["draftLine"] : styles["line"]}
          d={path}
        />
      ))}
    </svg>
  );
}
