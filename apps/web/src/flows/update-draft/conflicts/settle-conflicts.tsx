import { useState } from "react";
import { ConflictFrame } from "./conflict-frame.tsx";
import { ConflictSides } from "./conflict-sides.tsx";
import { messages } from "../messages.tsx";
import { firstWords, OwnWords, type RenderEditor } from "./own-words.tsx";
import { SettleActions } from "./settling/settle-actions.tsx";
import { SettleHead } from "./settling/settle-head.tsx";
import type { SettleStep } from "./settling/settle-key.ts";
import type { Settlement } from "./settling/settlement.ts";
import type { Settling } from "./settling/use-settling.ts";
import { useSettleKeys, useSettleSteps } from "./settling/use-settle-steps.ts";

interface SettleConflictsProps {
  readonly settling: Settling;
  readonly renderEditor: RenderEditor;
  /** `isTyped` is true while the writer is still typing the decision. */
  readonly onDecide: (id: string, settlement: Settlement, isTyped: boolean) => void;
  readonly onLater: () => void;
  readonly onCancel: () => void;
  readonly onFinish: () => void;
}

/** Shows one conflict at a time with both sides; works by pointer and by keyboard. */
export function SettleConflicts(props: SettleConflictsProps) {
  const { settling, renderEditor, onDecide, onLater, onCancel, onFinish } = props;
  const { plan, settled, credit } = settling;
  const { conflicts } = plan;
  const { position, goTo, goOn } = useSettleSteps(conflicts, settled);
  const [isBaseShown, setBaseShown] = useState(false);
  const conflict = conflicts[position];
  const settlement = (conflict && settled.get(conflict.id)) ?? null;
  const isAllSettled = conflicts.every(({ id }) => settled.has(id));
  const mayTakeBoth =
    conflict?.kind === "paragraph" &&
    conflict.block.ours !== null &&
    conflict.block.theirs !== null;

  const decide = (settlement: Settlement): void => {
    if (conflict !== undefined) onDecide(conflict.id, settlement, false);
  };
  const act = (step: SettleStep): void => {
    if (step === "previous") goTo(position - 1);
    else if (step === "next") goTo(position + 1);
    else if (step === "before") setBaseShown(!isBaseShown);
    else if (step === "go") (isAllSettled ? onFinish : goOn)();
    else if (conflict === undefined) return;
    else if (step === "edit") decide(firstWords(conflict, settlement));
    else if (step !== "both" || mayTakeBoth) decide({ pick: step });
  };
  useSettleKeys(act);

  const credited = conflict && credit(conflict.id);
  return (
    <>
      <SettleHead
        all={conflicts.length}
        settled={conflicts.filter(({ id }) => settled.has(id)).length}
        position={position}
        isTitle={conflict?.kind === "title"}
        onStep={act}
      />
      {conflict !== undefined && credited !== undefined && (
        <ConflictFrame
          key={conflict.id}
          name={messages.conflicts.name(position + 1, conflicts.length)}
        >
          <ConflictSides
            conflict={conflict}
            settlement={settlement}
            {...publishedSideTexts(credited)}
            isBaseShown={isBaseShown}
            onPick={(side) => decide({ pick: side })}
          />
          {settlement?.pick === "edited" && (
            <OwnWords
              conflict={conflict}
              settlement={settlement}
              onWords={(words) => onDecide(conflict.id, words, true)}
              renderEditor={renderEditor}
            />
          )}
        </ConflictFrame>
      )}
      <SettleActions
        picked={settlement?.pick ?? null}
        mayTakeBoth={mayTakeBoth}
        isBaseShown={isBaseShown}
        isAllSettled={isAllSettled}
        onStep={act}
        onLater={onLater}
        onCancel={onCancel}
      />
    </>
  );
}

function publishedSideTexts({ version, isAskers }: ReturnType<Settling["credit"]>) {
  const { publisherName, publishMessage } = version;
  const { conflicts } = messages;
  return isAskers
    ? {
        theirName: conflicts.yourPublished(publishMessage.subjectLine),
        keepTheirs: conflicts.keepPublished,
      }
    : {
        theirName: conflicts.theirs(publisherName, publishMessage.subjectLine),
        keepTheirs: conflicts.keepTheirs(publisherName),
      };
}
