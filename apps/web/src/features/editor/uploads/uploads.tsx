import type { LexicalEditor } from "lexical";
import type { DraftId } from "@stemma/domain/ids";
import { preloadableAid } from "../../../lib/preloadable.tsx";
import { insertStored } from "./insert-stored.ts";
import { useChosenFiles } from "./use-chosen-files.ts";

const trayChunk = preloadableAid(async () => (await import("./upload-tray.tsx")).UploadTray);

interface UploadsProps {
  readonly editor: LexicalEditor;
  readonly draftId: DraftId;
}

/** Uploads the files that are dropped into the text, pasted, or chosen by the slash menu. */
export function Uploads({ editor, draftId }: UploadsProps) {
  const chosen = useChosenFiles(editor);
  if (chosen === null) return null;
  return (
    <trayChunk.Component
      draftId={draftId}
      chosen={chosen}
      onDone={() => editor.focus()}
      onStored={(...stored) => insertStored(editor, ...stored)}
    />
  );
}
