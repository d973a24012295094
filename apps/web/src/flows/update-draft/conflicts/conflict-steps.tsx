import { useState } from "react";
import { ConflictFrame } from "./conflict-frame.tsx";
import { ConflictSides } from "./conflict-sides.tsx";
import { messages } from "../messages.tsx";
import { OwnText, type RenderEditor } from "./own-text.tsx";
import { ConflictActions } from "./resolving/conflict-actions.tsx";
import { ConflictHead } from "./resolving/conflict-head.tsx";
import type { UpdateConflict } from "../../merge-plan/plan-update.ts";
import type { ResolvingStep } from "./resolving/resolving-key.ts";
import type { Resolution } from "../../merge-plan/resolution.ts";
import { undoTexts, updateTexts } from "./side-texts.ts";
import { useOwnText } from "./use-own-text.ts";
import type { Resolving } from "./resolving/use-resolving.ts";
import { useResolvingKeys, useConflictSteps } from "./resolving/use-conflict-steps.ts";

interface ConflictStepsProps {
  readonly resolving: Resolving;
  readonly renderEditor: RenderEditor;
  /** `isTyped` is true while the writer is still typing the decision. */
  readonly onDecide: (id: string, resolution: Resolution, isTyped: boolean) => void;
  readonly onLater: () => void;
  readonly onCancel: () => void;
  readonly onFinish: () => void;
}

/** Shows one conflict at a time with both sides; works by pointer and by keyboard. */
export function ConflictSteps(props: ConflictStepsProps) {
  const { resolving, renderEditor, onDecide, onLater, onCancel, onFinish } = props;
  const { plan, resolutions, undone, published, asker, credit } = resolving;
  const { conflicts } = plan;
  const { position, goTo, goToNextOpen } = useConflictSteps(conflicts, resolutions);
  const [isBaseShown, setBaseShown] = useState(false);
  const conflict = conflicts[position];
  const resolution = (conflict && resolutions.get(conflict.id)) ?? null;
  const own = useOwnText(conflict, resolution);
  const isAllResolved = conflicts.every(({ id }) => resolutions.has(id));
  const mayKeepBoth = conflict?.kind === "passage" && conflict.passage.offersBoth;

  const act = (step: ResolvingStep): void => {
    if (step === "original") return setBaseShown(!isBaseShown);
    if (step === "edit") return own.open();
    own.close();
    if (step === "previous") goTo(position - 1);
    else if (step === "next") goTo(position + 1);
    else if (step === "continue") (isAllResolved ? onFinish : goToNextOpen)();
    else if (conflict === undefined) return;
    else if (step !== "both" || mayKeepBoth) onDecide(conflict.id, { pick: step }, false);
  };
  useResolvingKeys(act);

  return (
    <>
      <ConflictHead
        isUndo={undone !== null}
        all={conflicts.length}
        resolved={conflicts.filter(({ id }) => resolutions.has(id)).length}
        position={position}
        kind={kindOf(conflict)}
        onStep={act}
      />
      {conflict !== undefined && (
        <ConflictFrame
          key={conflict.id}
          name={messages.conflicts.name(position + 1, conflicts.length)}
        >
          <ConflictSides
            conflict={conflict}
            resolution={resolution}
            sides={
              undone === null ? updateTexts(credit(conflict), published, asker) : undoTexts(undone)
            }
            isBaseShown={isBaseShown}
            onPick={act}
          />
          {own.text !== null && (
            <OwnText
              conflict={conflict}
              text={own.text}
              focusRequests={own.focusRequests}
              onText={(text) => onDecide(conflict.id, text, true)}
              renderEditor={renderEditor}
            />
          )}
        </ConflictFrame>
      )}
      <ConflictActions
        isUndo={undone !== null}
        mayKeepBoth={mayKeepBoth && undone === null}
        isBaseShown={isBaseShown}
        isAllResolved={isAllResolved}
        isOtherOpen={conflicts.some(({ id }) => id !== conflict?.id && !resolutions.has(id))}
        onStep={act}
        onLater={onLater}
        onCancel={onCancel}
      />
    </>
  );
}

function kindOf(conflict: UpdateConflict | undefined): "title" | "paragraph" | "paragraphs" {
  if (conflict?.kind !== "passage") return "title";
  const { base, ours, theirs } = conflict.passage;
  return [base, ours, theirs].some((rows) => rows.length > 1) ? "paragraphs" : "paragraph";
}
