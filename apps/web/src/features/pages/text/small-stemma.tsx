import type { VersionId } from "@stemma/domain/ids";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import { layOutSmallStemma } from "./small-stemma-layout.ts";
import styles from "./small-stemma.module.css";

interface SmallStemmaProps {
  readonly versions: readonly VersionSummary[];
  readonly currentVersion: VersionId | null;
}

/**
 * The page's last versions as a small tree, the published one in red. Decorative: the words beside it carry the
 * information.
 */
export function SmallStemma({ versions, currentVersion }: SmallStemmaProps) {
  const { width, height, dots, lines } = layOutSmallStemma(versions, currentVersion);
  return (
    <svg
      className={styles["stemma"]}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {lines.map(({ id, path }) => (
        <path key={id} className={styles["line"]} d={path} />
      ))}
      {dots.map(({ id, x, y, isCurrent }) => (
        <circle
          key={id}
          className={isCurrent ? styles["current"] : styles["dot"]}
          cx={x}
          cy={y}
          r={isCurrent ? 3.5 : 2.6}
        />
      ))}
    </svg>
  );
}
