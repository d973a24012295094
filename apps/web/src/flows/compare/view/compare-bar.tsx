import { ChevronDown, ChevronUp } from "lucide-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import type { CompareMode } from "../comparison/compare-mode.ts";
import styles from "./compare-bar.module.css";

interface CompareBarProps {
  readonly sentence: string;
  readonly changes: number;
  /** Zero-based; `null` before the first step. */
  readonly position: number | null;
  readonly onStep: (by: 1 | -1) => void;
  /** `null` where only one layout fits. */
  readonly mode: CompareMode | null;
  readonly onMode: (mode: CompareMode) => void;
  readonly isText: boolean;
  readonly onText: (isText: boolean) => void;
}

/** The number of changes, buttons to the previous and next change, and the choice of layout. */
export function CompareBar(props: CompareBarProps) {
  const { sentence, changes, position, onStep, mode, onMode, isText, onText } = props;
  return (
    <div className={styles["bar"]}>
      <p className={styles["sentence"]}>{sentence}</p>
      <div className={styles["tools"]}>
        {mode !== null && !isText && (
          <fieldset aria-label="Layout" className={styles["group"]}>
            <ModeButton of="sideBySide" words="Side by side" mode={mode} onMode={onMode} />
            <ModeButton of="inline" words="Inline" mode={mode} onMode={onMode} />
          </fieldset>
        )}
        <Button
          kind="quiet"
          className={styles["mode"]}
          aria-pressed={isText}
          onClick={() => onText(!isText)}
        >
          Read as text
        </Button>
        {changes > 0 && !isText && (
          <fieldset aria-label="Changes" className={styles["group"]}>
            <span className={styles["position"]}>
              Change {position === null ? "–" : position + 1} of {changes}
            </span>
            <IconButton
              label="Previous change (P, K or Alt+↑)"
              icon={<Icon of={ChevronUp} />}
              onClick={() => onStep(-1)}
            />
            <IconButton
              label="Next change (N, J or Alt+↓)"
              icon={<Icon of={ChevronDown} />}
              onClick={() => onStep(1)}
            />
          </fieldset>
        )}
      </div>
    </div>
  );
}

function ModeButton({
  of,
  words,
  mode,
  onMode,
}: {
  readonly of: CompareMode;
  readonly words: string;
  readonly mode: CompareMode;
  readonly onMode: (mode: CompareMode) => void;
}) {
  return (
    <Button
      kind="quiet"
      className={styles["mode"]}
      aria-pressed={mode === of}
      onClick={() => onMode(of)}
    >
      {words}
    </Button>
  );
}
