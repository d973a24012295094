import { useRef, useState, type Ref } from "react";
import type { PageBody } from "@stemma/document/format";
import type { BodyEditorHandle } from "./body-editor-handle.ts";
import { EditorErrorBoundary } from "./editor-error-boundary.tsx";
import { LiveEditor } from "./live-editor.tsx";

interface BodyEditorProps {
  /** What stands in the editor at first; later values are not looked at: use `replaceBody`. */
  readonly initialBody: PageBody;
  /**
   * Hears of every change of the content, at once, and of nothing else. The reader it is given answers the body of that
   * moment, whenever it is called, also after the editor is gone; only calling it costs time.
   */
  readonly onChange: (readBody: () => PageBody) => void;
  readonly handleRef?: Ref<BodyEditorHandle>;
  /** The editor's name for screen readers. */
  readonly label: string;
}

/**
 * The rich-text editor of a page's body. Draws on `ui/page-body.css`, so it needs a place as wide as the read view's. When
 * it fails it says so in its own place, and offers to open the last text it held.
 */
export function BodyEditor({ initialBody, onChange, handleRef, label }: BodyEditorProps) {
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
      />
    </EditorErrorBoundary>
  );
}
