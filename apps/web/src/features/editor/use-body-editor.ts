import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from "react";
import { mergeRegister, type LexicalEditor } from "lexical";
import type { PageBody } from "@stemma/document/format";
import type { BodyEditorHandle } from "./body-editor-handle.ts";
import { editorBody } from "./body/editor-body.ts";
import { registerClickBelow } from "./body/register-click-below.ts";
import { registerBodyChanges } from "./body/register-body-changes.ts";
import { replaceBody } from "./body/replace-body.ts";
import { $typeAt } from "./body/type-on-screen.ts";
import { createBodyEditor } from "./create-body-editor.ts";
import { registerFreshSelection } from "./keys/register-fresh-selection.ts";
import { registerKeylessText } from "./keys/register-keyless-text.ts";
import { registerKeptFormat } from "./keys/register-kept-format.ts";
import { registerLateInput } from "./keys/register-late-input.ts";
import { registerLinkOpening } from "./links/register-link-opening.ts";
import { CHOOSE_FILES_COMMAND } from "./uploads/file-commands.ts";

interface BodyEditorWiring {
  readonly initialBody: PageBody;
  readonly onChange: (readBody: () => PageBody) => void;
  readonly onReplaced: (body: PageBody) => void;
  readonly handleRef: Ref<BodyEditorHandle> | undefined;
  readonly onFind: () => void;
}

/** Creates a body editor for the component's lifetime and attaches it to `rootRef` before the first paint. */
export function useBodyEditor({
  initialBody,
  onChange,
  onReplaced,
  handleRef,
  onFind,
}: BodyEditorWiring): {
  readonly editor: LexicalEditor;
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** The error of an editor update, if one failed. */
  readonly error: Error | null;
} {
  const rootRef = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<Error | null>(null);
  const [editor] = useState<LexicalEditor>(() => createBodyEditor(initialBody, setError));
  const notifyChange = useEffectEvent(() => {
    const state = editor.getEditorState();
    let body: PageBody | null = null;
    onChange(() => (body ??= editorBody(state)));
  });

  useLayoutEffect(() => {
    editor.setRootElement(rootRef.current);
    const stop = mergeRegister(
      registerBodyChanges(editor, () => notifyChange()),
      registerLinkOpening(editor),
      registerClickBelow(editor),
      registerFreshSelection(editor),
      registerKeylessText(editor),
      registerLateInput(editor),
      registerKeptFormat(editor),
    );
    return () => {
      stop();
      editor.setRootElement(null);
    };
  }, [editor]);

  useImperativeHandle(handleRef, () => ({
    focus: (typed, place) => {
      editor.update(() => $typeAt(editor, typed, place ?? "screen"), { discrete: true });
      editor.focus();
    },
    replaceBody: (body) => {
      onReplaced(body);
      replaceBody(editor, body);
    },
    openFind: onFind,
    addFiles: () => void editor.dispatchCommand(CHOOSE_FILES_COMMAND, "file"),
    readBody: () => editorBody(editor.getEditorState()),
  }));

  return { editor, rootRef, error };
}
