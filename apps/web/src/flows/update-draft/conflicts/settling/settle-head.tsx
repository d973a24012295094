import { ChevronLeft, ChevronRight } from "lucide-react";
import { Icon } from "../../../../ui/buttons/icon.tsx";
import { IconButton } from "../../../../ui/buttons/icon-button.tsx";
import styles from "./settle-head.module.css";
import type { SettleStep } from "./settle-key.ts";

interface SettleHeadProps {
  readonly all: number;
  readonly settled: number;
  /** Zero-based. */
  readonly position: number;
  readonly isTitle: boolean;
  readonly onStep: (step: SettleStep) => void;
}

/** The instruction, the progress, and the buttons to the previous and next conflict. */
export function SettleHead({ all, settled, position, isTitle, onStep }: SettleHeadProps) {
  return (
    <header>
      <h1 className={styles["title"]}>Update draft</h1>
      <p className={styles["words"]}>
        {all === 0
          ? "Nothing is left to settle: everything comes together by itself."
          : "You and others changed the same places. Choose for each what your draft shall say; everything else comes together by itself. Your draft stays as it is until you are done."}
      </p>
      {all > 0 && (
        <div className={styles["bar"]}>
          <IconButton
            label="Previous (←)"
            icon={<Icon of={ChevronLeft} />}
            disabled={position === 0}
            onClick={() => onStep("previous")}
          />
          <h2 className={styles["position"]}>
            {isTitle ? "Title" : "Paragraph"}, {position + 1} of {all}
          </h2>
          <IconButton
            label="Next (→)"
            icon={<Icon of={ChevronRight} />}
            disabled={position === all - 1}
            onClick={() => onStep("next")}
          />
          <output className={styles["settled"]}>
            {settled} of {all} settled
          </output>
          <progress className={styles["progress"]} aria-label="Settled" value={settled} max={all} />
        </div>
      )}
    </header>
  );
}
