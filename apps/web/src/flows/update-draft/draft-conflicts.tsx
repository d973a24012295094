import { useEffect, useEffectEvent, type ComponentProps } from "react";
import type { DraftId, WorkspaceId } from "@stemma/domain/ids";
import { messages } from "./messages.tsx";
import type { UpdateDraft } from "./use-update-draft.ts";
import type { PendingUpdate } from "./conflicts/resolving/use-resolving.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { partChunk } from "../../ui/messages/part-chunk.tsx";
import {
  useBodyEditorModule,
  type EditorModule,
} from "../../features/editor/use-body-editor-module.ts";

const conflictsChunk = partChunk(
  async () => (await import("./conflicts/conflicts-screen.tsx")).ConflictsScreen,
);

interface DraftConflictsProps {
  readonly of: PendingUpdate;
  readonly update: UpdateDraft;
  readonly workspaceId: WorkspaceId;
  readonly draftId: DraftId;
}

/** The open decisions of a draft update, shown in place of the draft. The page's own editor is used for custom text. */
export function DraftConflicts({ of, update, workspaceId, draftId }: DraftConflictsProps) {
  const { editor, isFailed, retry } = useBodyEditorModule();
  useEffect(() => {
    scrollTo(0, 0);
    return () => scrollTo(0, 0);
  }, []);
  return (
    <conflictsChunk.Component
      of={of}
      renderEditor={(props) => {
        if (editor !== null)
          return (
            <OwnEditor
              {...props}
              editor={editor}
              workspaceId={workspaceId}
              draftId={draftId}
              pageId={of.pageId}
            />
          );
        return isFailed ? (
          <LoadFailure words={messages.editorFailed} onRetry={retry} />
        ) : (
          <Loader />
        );
      }}
      onLater={update.later}
      onCancel={update.cancel}
      onFinished={update.finished}
    />
  );
}

interface OwnEditorProps extends ComponentProps<EditorModule["BodyEditor"]> {
  readonly editor: EditorModule;
  readonly onReady: () => void;
}

function OwnEditor({ editor, onReady, ...props }: OwnEditorProps) {
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => notifyReady(), []);
  return <editor.BodyEditor {...props} />;
}
