import { bodyRows } from "@stemma/document/body-rows";
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from "react";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import type { BodyEditorHandle } from "../../../features/editor/body-editor-handle.ts";
import { typedAhead } from "../../../lib/keys/typed-ahead.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { messages } from "../messages.tsx";
import type { UpdateConflict } from "../../merge-plan/plan-update.ts";
import type { OwnWording, Resolution } from "../../merge-plan/resolution.ts";
import styles from "./own-text.module.css";

/** The page's editor, on a few blocks. The screen provides it, so that editing here keeps all formatting. */
export type RenderEditor = (props: {
  readonly initialBody: PageBody;
  readonly onChange: (readBody: () => PageBody) => void;
  readonly handleRef: RefObject<BodyEditorHandle | null>;
  /** Called when the editor is mounted and `handleRef` is set. */
  readonly onReady: () => void;
  readonly label: string;
}) => ReactNode;

interface OwnTextProps {
  readonly conflict: UpdateConflict;
  /** The writer's own wording so far. */
  readonly text: OwnWording;
  /** How often the writer asked to write here: each time, the field takes the focus and the keys typed ahead. */
  readonly focusRequests: number;
  readonly onText: (text: OwnWording) => void;
  readonly renderEditor: RenderEditor;
}

/** Resolves a conflict with the writer's own wording: a text field for the title, the page's editor for a passage. */
export function OwnText({ conflict, text, renderEditor, ...props }: OwnTextProps) {
  // Keys that the field did not take have no place any more once it is closed.
  useEffect(() => () => void typedAhead.take(), []);
  if (conflict.kind === "title") {
    return <OwnTitle {...props} title={"title" in text ? text.title : conflict.ours} />;
  }
  const blocks = "blocks" in text ? text.blocks : [];
  return <OwnBlocks {...props} blocks={blocks} renderEditor={renderEditor} />;
}

type FieldProps = Pick<OwnTextProps, "focusRequests" | "onText">;

function OwnTitle({ title, focusRequests, onText }: FieldProps & { readonly title: string }) {
  const input = useRef<HTMLInputElement>(null);
  const write = (title: string) => onText({ pick: "edited", title });
  useFocusRequests(focusRequests, () => {
    const typed = typedAhead.take().replaceAll("\n", " ");
    input.current?.focus();
    input.current?.setSelectionRange(title.length, title.length);
    if (typed !== "") write((title + typed).slice(0, pageTitleMaxCharacters));
  });
  return (
    <TextField
      ref={input}
      label={messages.conflicts.ownTitle}
      value={title}
      maxLength={pageTitleMaxCharacters}
      onValue={write}
    />
  );
}

interface OwnBlocksProps extends FieldProps {
  readonly blocks: readonly BlockJson[];
  readonly renderEditor: RenderEditor;
}

function OwnBlocks({ blocks, focusRequests, onText, renderEditor }: OwnBlocksProps) {
  const editor = useRef<BodyEditorHandle>(null);
  // Until the editor is mounted, the keys stay where they are kept.
  const focus = () => editor.current?.focus(typedAhead.take(), "end");
  useFocusRequests(focusRequests, focus);
  return (
    <section className={styles["own"]} aria-label={messages.conflicts.ownText}>
      <h3 className={styles["name"]}>{messages.conflicts.ownText}</h3>
      {renderEditor({
        initialBody: makeBody(blocks),
        onChange: (readBody) => onText({ pick: "edited", blocks: bodyRows(readBody()) }),
        handleRef: editor,
        onReady: () => {
          if (focusRequests > 0) focus();
        },
        label: messages.conflicts.ownText,
      })}
    </section>
  );
}

/** Runs `focus` after each new request, and never for a field that is only shown again. */
function useFocusRequests(requests: number, focus: () => void): void {
  const run = useEffectEvent(focus);
  useEffect(() => {
    if (requests > 0) run();
  }, [requests]);
}

/** The initial text to edit: the picked sides, or the writer's own side if none is picked. */
export function initialOwnText(
  conflict: UpdateConflict,
  resolution: Resolution | null,
): OwnWording {
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
