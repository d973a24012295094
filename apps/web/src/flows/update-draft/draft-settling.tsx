import { lazy, Suspense, useEffect } from "react";
import { messages } from "./messages.tsx";
import type { UpdateDraft } from "./use-update-draft.ts";
import type { SettlingOf } from "./conflicts/settling/use-settling.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { useBodyEditorModule } from "../../features/editor/use-body-editor-module.ts";

const SettleScreen = lazy(async () => {
  const { SettleScreen } = await import("./conflicts/settle-screen.tsx");
  return { default: SettleScreen };
});

interface DraftSettlingProps {
  readonly of: SettlingOf;
  readonly update: UpdateDraft;
}

/** The open decisions of a draft update, shown in place of the draft. The page's own editor is used for custom text. */
export function DraftSettling({ of, update }: DraftSettlingProps) {
  const { editor, isFailed, retry } = useBodyEditorModule();
  useEffect(() => {
    scrollTo(0, 0);
    return () => scrollTo(0, 0);
  }, []);
  return (
    <Suspense fallback={<Loader />}>
      <SettleScreen
        of={of}
        renderEditor={(props) => {
          if (editor !== null) return <editor.BodyEditor {...props} />;
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
    </Suspense>
  );
}
