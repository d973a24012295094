import type { ReactNode } from "react";
import { newBlockId } from "@stemma/document/block-id";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { messages } from "../messages.tsx";
import type { UpdateConflict } from "../plan/plan-update.ts";
import type { Settlement } from "./settling/settlement.ts";
import styles from "./own-words.module.css";

/** The page's editor, on a few blocks. The screen provides it, so that editing here keeps all formatting. */
export type RenderEditor = (props: {
  readonly initialBody: PageBody;
  readonly onChange: (readBody: () => PageBody) => void;
  readonly label: string;
}) => ReactNode;

interface OwnWordsProps {
  readonly conflict: UpdateConflict;
  /** The writer's own wording so far. */
  readonly settlement: Extract<Settlement, { pick: "edited" }>;
  readonly onWords: (settlement: Settlement) => void;
  readonly renderEditor: RenderEditor;
}

/** Settles a conflict with the writer's own wording: a text field for the title, the page's editor for a paragraph. */
export function OwnWords({ conflict, settlement, onWords, renderEditor }: OwnWordsProps) {
  if (conflict.kind === "title") {
    return (
      <TextField
        label={messages.conflicts.ownTitle}
        value={"title" in settlement ? settlement.title : conflict.ours}
        maxLength={pageTitleMaxCharacters}
        onValue={(title) => onWords({ pick: "edited", title })}
      />
    );
  }
  const blocks = "blocks" in settlement ? settlement.blocks : [];
  return (
    <section className={styles["own"]} aria-label={messages.conflicts.ownText}>
      <h3 className={styles["name"]}>{messages.conflicts.ownText}</h3>
      {renderEditor({
        initialBody: makeBody(blocks),
        onChange: (readBody) => onWords({ pick: "edited", blocks: readBody().root.children }),
        label: messages.conflicts.ownText,
      })}
    </section>
  );
}

/** The initial text to edit: the picked sides, or the writer's own side if none is picked. */
export function firstWords(conflict: UpdateConflict, settlement: Settlement | null): Settlement {
  if (settlement?.pick === "edited") return settlement;
  if (conflict.kind === "title") {
    return {
      pick: "edited",
      title: settlement?.pick === "theirs" ? conflict.theirs : conflict.ours,
    };
  }
  const { ours, theirs } = conflict.block;
  const both = [ours, theirs === null ? null : { ...theirs, $: { blockId: newBlockId() } }];
  const sides =
    settlement?.pick === "both"
      ? both
      : settlement?.pick === "theirs"
        ? [theirs]
        : [ours ?? theirs];
  return { pick: "edited", blocks: sides.filter((block): block is BlockJson => block !== null) };
}
