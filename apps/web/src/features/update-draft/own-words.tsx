import type { ReactNode } from "react";
import { newBlockId } from "@stemma/document/block-id";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import { TextField } from "../../ui/text-field.tsx";
import type { UpdateConflict } from "./plan-update.ts";
import type { Settlement } from "./settlement.ts";
import styles from "./own-words.module.css";

/** The page's own editor, on a few blocks: the screen gives it, so that no mark is lost while editing here. */
export type RenderEditor = (props: {
  readonly initialBody: PageBody;
  readonly onChange: (readBody: () => PageBody) => void;
  readonly label: string;
}) => ReactNode;

interface OwnWordsProps {
  readonly conflict: UpdateConflict;
  /** The writer's own words so far. */
  readonly settlement: Extract<Settlement, { pick: "edited" }>;
  readonly onWords: (settlement: Settlement) => void;
  readonly renderEditor: RenderEditor;
}

/** Settles a conflict with words of the writer's own: the title in a field, a paragraph in the page's editor. */
export function OwnWords({ conflict, settlement, onWords, renderEditor }: OwnWordsProps) {
  if (conflict.kind === "title") {
    return (
      <TextField
        label="Your own title"
        value={"title" in settlement ? settlement.title : conflict.ours}
        maxLength={pageTitleMaxCharacters}
        onValue={(title) => onWords({ pick: "edited", title })}
      />
    );
  }
  const blocks = "blocks" in settlement ? settlement.blocks : [];
  return (
    <section className={styles["own"]} aria-label="Your own words">
      <h3 className={styles["name"]}>Your own words</h3>
      {renderEditor({
        initialBody: makeBody(blocks),
        onChange: (readBody) => onWords({ pick: "edited", blocks: readBody().root.children }),
        label: "Your own words",
      })}
    </section>
  );
}

/** Where editing begins: from the sides that are picked, else from the writer's own. */
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
