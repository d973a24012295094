/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a textarea cannot hold rich text. */
import { useId, type CSSProperties, type Ref } from "react";
import { IS_APPLE } from "lexical";
import type { DraftId, PageId, WorkspaceId } from "@stemma/domain/ids";
import type { PageBody } from "@stemma/document/format";
import type { BodyEditorHandle } from "./body-editor-handle.ts";
import { messages } from "./messages.ts";
import { handleShortcut } from "./block-handle/handle-shortcut.ts";
import { useRowMenuKey } from "./block-handle/use-row-menu-key.ts";
import { useCodeColors } from "./code/use-code-colors.ts";
import { EmojiMenu } from "./emoji/emoji-menu.tsx";
import { useDrawings } from "./drawn/use-drawings.ts";
import { useEarlyKey } from "./keys/use-early-key.ts";
import { useFindBar } from "./find/use-find-bar.ts";
import { shortcutLabel } from "./keys/shortcut.ts";
import { usePageKind } from "../../entities/page/use-page-kind.ts";
import { useWhenIdle } from "../../lib/time/use-when-idle.ts";
import { preloadMarkdown } from "./paste/markdown/load-markdown.ts";
import { MentionMenu } from "./mentions/mention-menu.tsx";
import { PageLinkMenu } from "./page-links/page-link-menu.tsx";
import { SlashMenu } from "./slash-menu/slash-menu.tsx";
import { SnippetMenu } from "./snippets/snippet-menu.tsx";
import { partsChunk } from "./parts-chunk.ts";
import { useChosenFiles } from "./uploads/use-chosen-files.ts";
import { useBodyEditor } from "./use-body-editor.ts";
import styles from "./live-editor.module.css";

interface LiveEditorProps {
  readonly initialBody: PageBody;
  readonly onChange: (readBody: () => PageBody) => void;
  /** Called with every body that the handle puts in. */
  readonly onReplaced: (body: PageBody) => void;
  readonly handleRef: Ref<BodyEditorHandle> | undefined;
  readonly label: string;
  /** Where a page is created that a page link finds missing. */
  readonly workspaceId: WorkspaceId;
  /** The draft that holds the text: files are uploaded for it. */
  readonly draftId: DraftId;
  /** The page that links to rows lead to, and whose readers can be mentioned. */
  readonly pageId: PageId;
}

/** The placeholders for the stylesheet, as CSS strings. */
const placeholders = {
  "--placeholder-empty-body": JSON.stringify(messages.placeholders.emptyBody),
  "--placeholder-empty-paragraph": JSON.stringify(messages.placeholders.emptyParagraph),
  "--placeholder-h1": JSON.stringify(messages.placeholders.h1),
  "--placeholder-h2": JSON.stringify(messages.placeholders.h2),
  "--placeholder-h3": JSON.stringify(messages.placeholders.h3),
  "--placeholder-math": JSON.stringify(messages.placeholders.math),
  "--placeholder-toggle": JSON.stringify(messages.placeholders.toggle),
  "--placeholder-diagram": JSON.stringify(messages.placeholders.diagram),
} as CSSProperties;

/**
 * The text, and its popups once they have loaded, which are `position: fixed`: no ancestor may have a transform. Rethrows errors of editor
 * updates during render, for the error boundary.
 */
export function LiveEditor({ label, workspaceId, draftId, pageId, ...props }: LiveEditorProps) {
  const hintId = useId();
  const find = useFindBar();
  const pageKind = usePageKind(pageId) ?? "page";
  const isSnippet = pageKind === "snippet";
  const { editor, rootRef, error } = useBodyEditor({ ...props, onFind: find.open });
  const keyPresses = useRowMenuKey(editor);
  const chosenFiles = useChosenFiles(editor);
  const onPartsReady = useEarlyKey(editor);
  useCodeColors(editor);
  useDrawings(editor);
  useWhenIdle(true, preloadMarkdown);
  if (error !== null) throw error;
  return (
    <>
      <div
        ref={rootRef}
        className={`page-body ${styles["surface"]}`}
        style={placeholders}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline
        aria-label={label}
        aria-describedby={hintId}
        aria-placeholder={messages.placeholders.emptyBody}
        autoCapitalize="sentences"
        spellCheck
      />
      <p id={hintId} hidden>
        {messages.hint(shortcutLabel(handleShortcut, IS_APPLE))}
      </p>
      <div className={styles["parts"]}>
        <SlashMenu editor={editor} pageKind={pageKind} />
        <EmojiMenu editor={editor} />
        <PageLinkMenu editor={editor} workspaceId={workspaceId} />
        {!isSnippet && <SnippetMenu editor={editor} />}
        <MentionMenu editor={editor} pageId={pageId} />
        <partsChunk.Component
          {...{ editor, draftId, pageId, isSnippet, find, chosenFiles }}
          rowMenuPresses={keyPresses}
          onReady={onPartsReady}
        />
      </div>
    </>
  );
}
