import { ChevronLeft, ChevronRight } from "lucide-react";
import { Icon } from "../../../../ui/buttons/icon.tsx";
import { IconButton } from "../../../../ui/buttons/icon-button.tsx";
import { messages } from "../../messages.tsx";
import styles from "./conflict-head.module.css";
import type { ResolvingStep } from "./resolving-key.ts";

interface ConflictHeadProps {
  /** Whether a version is undone; otherwise the draft is updated. */
  readonly isUndo: boolean;
  readonly all: number;
  readonly resolved: number;
  /** Zero-based. */
  readonly position: number;
  readonly kind: "title" | "paragraph" | "paragraphs";
  readonly onStep: (step: ResolvingStep) => void;
}

/** The instruction, the progress, and the buttons to the previous and next conflict where there are several. */
export function ConflictHead({ isUndo, all, resolved, position, kind, onStep }: ConflictHeadProps) {
  return (
    <header>
      <h1 className={styles["title"]}>
        {all > 0
          ? messages.conflicts.heading
          : isUndo
            ? messages.undo.version
            : messages.updateDraft}
      </h1>
      <p className={styles["explanation"]}>{explanation(isUndo, all)}</p>
      {all > 0 && (
        <div className={styles["bar"]}>
          {all > 1 && (
            <IconButton
              label={messages.conflicts.previous}
              icon={<Icon of={ChevronLeft} />}
              disabled={position === 0}
              onClick={() => onStep("previous")}
            />
          )}
          <h2 className={styles["position"]}>
            {messages.conflicts.position(kind, position + 1, all)}
          </h2>
          {all > 1 && (
            <IconButton
              label={messages.conflicts.next}
              icon={<Icon of={ChevronRight} />}
              disabled={position === all - 1}
              onClick={() => onStep("next")}
            />
          )}
          <div className={styles["resolved"]}>
            <output>{messages.conflicts.progress(resolved, all)}</output>
            <progress
              className={styles["progress"]}
              aria-label={messages.conflicts.progressBar}
              value={resolved}
              max={all}
            />
          </div>
        </div>
      )}
    </header>
  );
}

function explanation(isUndo: boolean, all: number): string {
  if (all === 0) return messages.conflicts.noneLeft;
  return isUndo ? messages.undo.explanation : messages.conflicts.explanation;
}
