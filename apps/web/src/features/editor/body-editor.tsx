import { useRef, useState, type Ref } from "react";
import type { DraftId, PageId, WorkspaceId } from "@stemma/domain/ids";
import type { PageBody } from "@stemma/document/format";
import type { BodyEditorHandle } from "./body-editor-handle.ts";
import { EditorErrorBoundary } from "./editor-error-boundary.tsx";
import { LiveEditor } from "./live-editor.tsx";
import { partsChunk } from "./parts-chunk.ts";

/** Loads the chunk of the parts that the editor works without. */
export const preloadParts = partsChunk.preload;

interface BodyEditorProps {
  /** The initial body; later values are ignored: use `replaceBody`. */
  readonly initialBody: PageBody;
  /**
   * Called at once on every change of the content, and only then. The function it receives returns the body at that
   * moment, whenever it is called, even after the editor unmounts; only that call is expensive.
   */
  readonly onChange: (readBody: () => PageBody) => void;
  readonly handleRef?: Ref<BodyEditorHandle>;
  /** The accessible name of the editor. */
  readonly label: string;
  /** Where a page is created that a page link finds missing. */
  readonly workspaceId: WorkspaceId;
  /** The draft that holds the text: files are uploaded for it. */
  readonly draftId: DraftId;
  /** The page whose readers can be mentioned. */
  readonly pageId: PageId;
}

/**
 * The rich-text editor of a page's body. Uses `ui/styles/page-body.css`, so it needs the same width as the read view. If
 * it throws, it shows an error in its place and offers to reopen the last text.
 */
export function BodyEditor({
  initialBody,
  onChange,
  handleRef,
  label,
  workspaceId,
  draftId,
  pageId,
}: BodyEditorProps) {
  const readLatest = useRef(() => initialBody);
  const [body, setBody] = useState(initialBody);
  return (
    <EditorErrorBoundary onReopen={() => setBody(readLatest.current())}>
      <LiveEditor
        initialBody={body}
        onChange={(readBody) => {
          readLatest.current = readBody;
          onChange(readBody);
        }}
        onReplaced={(replacement) => {
          readLatest.current = () => replacement;
        }}
        handleRef={handleRef}
        label={label}
        workspaceId={workspaceId}
        draftId={draftId}
        pageId={pageId}
      />
    </EditorErrorBoundary>
  );
}
