import type { ReactNode } from "react";
import type { PageBody } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { messages } from "../messages.tsx";
import type { UpdateConflict } from "../plan/plan-update.ts";
import type { Resolution } from "./resolving/resolution.ts";
import styles from "./own-text.module.css";

/** The page's editor, on a few blocks. The screen provides it, so that editing here keeps all formatting. */
export type RenderEditor = (props: {
  readonly initialBody: PageBody;
  readonly onChange: (readBody: () => PageBody) => void;
  readonly label: string;
}) => ReactNode;

interface OwnTextProps {
  readonly conflict: UpdateConflict;
  /** The writer's own wording so far. */
  readonly resolution: Extract<Resolution, { pick: "edited" }>;
  readonly onText: (resolution: Resolution) => void;
  readonly renderEditor: RenderEditor;
}

/** Resolves a conflict with the writer's own wording: a text field for the title, the page's editor for a passage. */
export function OwnText({ conflict, resolution, onText, renderEditor }: OwnTextProps) {
  if (conflict.kind === "title") {
    return (
      <TextField
        label={messages.conflicts.ownTitle}
        value={"title" in resolution ? resolution.title : conflict.ours}
        maxLength={pageTitleMaxCharacters}
        onValue={(title) => onText({ pick: "edited", title })}
      />
    );
  }
  const blocks = "blocks" in resolution ? resolution.blocks : [];
  return (
    <section className={styles["own"]} aria-label={messages.conflicts.ownText}>
      <h3 className={styles["name"]}>{messages.conflicts.ownText}</h3>
      {renderEditor({
        initialBody: makeBody(blocks),
        onChange: (readBody) => onText({ pick: "edited", blocks: readBody().root.children }),
        label: messages.conflicts.ownText,
      })}
    </section>
  );
}

/** The initial text to edit: the picked sides, or the writer's own side if none is picked. */
export function initialOwnText(
  conflict: UpdateConflict,
  resolution: Resolution | null,
): Resolution {
  if (resolution?.pick === "edited") return resolution;
  if (conflict.kind === "title") {
    return {
      pick: "edited",
      title: resolution?.pick === "theirs" ? conflict.theirs : conflict.ours,
    };
  }
  const { ours, theirs, both } = conflict.passage;
  const written = ours.length > 0 ? ours : theirs;
  const picked =
    resolution?.pick === "both"
      ? (both ?? written)
      : resolution?.pick === "theirs"
        ? theirs
        : written;
  return { pick: "edited", blocks: [...picked] };
}
