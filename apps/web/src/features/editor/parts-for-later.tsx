import { useEffect } from "react";
import type { LexicalEditor } from "lexical";
import type { DraftId, PageId } from "@stemma/domain/ids";
import { BlockHandle } from "./block-handle/block-handle.tsx";
import { CalloutControl } from "./callouts/callout-control.tsx";
import { CodeControl } from "./code/code-control.tsx";
import { FileControl } from "./files/file-control.tsx";
import { FindBar } from "./find/find-bar.tsx";
import type { FindBarState } from "./find/use-find-bar.ts";
import { LinkPopup } from "./links/link-popup.tsx";
import { NoSnippets } from "./snippets/no-snippets.ts";
import { SnippetControl } from "./snippets/snippet-control.tsx";
import { TableGrips } from "./tables/grips/table-grips.tsx";
import { FormulaForm } from "./math/formula-form.tsx";
import { TableControl } from "./tables/table-control.tsx";
import { ToggleControl } from "./toggles/toggle-control.tsx";
import { FloatingToolbar } from "./toolbar/floating-toolbar.tsx";
import { UploadTray } from "./uploads/upload-tray.tsx";
import type { ChosenFiles } from "./uploads/file-commands.ts";

interface PartsForLaterProps {
  readonly editor: LexicalEditor;
  /** The draft that files are uploaded for. */
  readonly draftId: DraftId;
  readonly pageId: PageId;
  /** Whether the text is that of a snippet, which holds no other one. */
  readonly isSnippet: boolean;
  /** How often the key of the handle's menu was pressed. */
  readonly rowMenuPresses: number;
  readonly find: FindBarState;
  /** All choices of files so far, oldest first. */
  readonly chosenFiles: readonly ChosenFiles[];
  /** Called when all parts listen to the editor. */
  readonly onReady: () => void;
}

/**
 * The parts of the editor that load after it is shown: none is needed to show the text or to type. (The menus at the caret are:
 * Enter directly after `/table` makes a table.) They are one chunk: for a second one, the bundler would split the code that both
 * share from the editor's own chunk.
 */
export function PartsForLater(props: PartsForLaterProps) {
  const { editor, draftId, pageId, isSnippet, find, chosenFiles, onReady } = props;
  // Effects of the parts run before this one.
  useEffect(onReady, [onReady]);
  return (
    <>
      <FloatingToolbar editor={editor} />
      <LinkPopup editor={editor} />
      <FormulaForm editor={editor} />
      <CalloutControl editor={editor} />
      <ToggleControl editor={editor} />
      <CodeControl editor={editor} />
      <TableControl editor={editor} />
      <TableGrips editor={editor} />
      <BlockHandle editor={editor} pageId={pageId} keyPresses={props.rowMenuPresses} />
      <FileControl editor={editor} />
      {isSnippet ? <NoSnippets editor={editor} /> : <SnippetControl editor={editor} />}
      {chosenFiles.length > 0 && (
        <UploadTray editor={editor} draftId={draftId} chosen={chosenFiles} />
      )}
      {find.request !== null && (
        <FindBar editor={editor} request={find.request} onClose={find.close} />
      )}
    </>
  );
}
