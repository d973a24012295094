import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from "react";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { DraftId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { bodyToHtml } from "@stemma/document/body-to-html";
import type { DraftSession } from "../../features/drafts/session/draft-session.ts";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import type { BodyEditorHandle } from "../../features/editor/body-editor-handle.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import {
  useBodyEditorModule,
  type EditorModule,
} from "../../features/editor/use-body-editor-module.ts";
import { showDrawingsIn } from "../../ui/drawn/show-drawings.ts";
import { messages } from "./messages.ts";

interface DraftBodyProps {
  readonly draft: Draft;
  readonly workspaceId: WorkspaceId;
  readonly open: OpenDraft | null;
  readonly handleRef: RefObject<BodyEditorHandle | null>;
  /** Called when the editor is mounted and `handleRef` is set. */
  readonly onReady: () => void;
  /** Called on each edit of the text. */
  readonly onEdit: () => void;
}

/** The draft's body in the editor. Until the editor is loaded, the same body as static HTML. */
export function DraftBody({
  draft,
  workspaceId,
  open,
  handleRef,
  onReady,
  onEdit,
}: DraftBodyProps) {
  const { editor, isFailed, retry } = useBodyEditorModule();
  useShowReplacements(open, handleRef);
  if (open === null || editor === null) {
    return (
      <>
        {isFailed && <LoadFailure words={messages.editorFailed} onRetry={retry} />}
        <StaticBody draft={draft} />
      </>
    );
  }
  return (
    <LiveBody
      editor={editor}
      session={open.session}
      workspaceId={workspaceId}
      draftId={draft.id}
      pageId={draft.pageId}
      handleRef={handleRef}
      onReady={onReady}
      onEdit={onEdit}
    />
  );
}

interface LiveBodyProps {
  readonly editor: EditorModule;
  readonly session: DraftSession;
  readonly workspaceId: WorkspaceId;
  readonly draftId: DraftId;
  readonly pageId: PageId;
  readonly handleRef: RefObject<BodyEditorHandle | null>;
  readonly onReady: () => void;
  readonly onEdit: () => void;
}

/** The editor of a session. Reads the initial body once, because reading costs time that grows with the page. */
function LiveBody(props: LiveBodyProps) {
  const { editor, session, handleRef, onReady, onEdit } = props;
  const [initialBody] = useState(() => session.readContent().serializedEditorState);
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => notifyReady(), []);
  return (
    <editor.BodyEditor
      initialBody={initialBody}
      onChange={(readBody) => {
        session.edit({ readBody });
        onEdit();
      }}
      handleRef={handleRef}
      label={messages.bodyLabel}
      workspaceId={props.workspaceId}
      draftId={props.draftId}
      pageId={props.pageId}
    />
  );
}

/** Puts a text into the editor that came from elsewhere, such as another device, a settled conflict or an update. */
function useShowReplacements(
  open: OpenDraft | null,
  handleRef: RefObject<BodyEditorHandle | null>,
): void {
  const replacements = open?.snapshot.replacements;
  const shown = useRef(replacements);
  const session = open?.session;
  useEffect(() => {
    const isNew = shown.current !== undefined && shown.current !== replacements;
    shown.current = replacements;
    if (isNew && session !== undefined) {
      handleRef.current?.replaceBody(session.readContent().serializedEditorState);
    }
  }, [handleRef, replacements, session]);
}

function StaticBody({ draft }: { readonly draft: Draft }) {
  const { serializedEditorState: body } = draft;
  const html = useMemo(() => bodyToHtml(body), [body]);
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showDrawingsIn(text.current, html), [html]);
  // The renderer escapes all text, and allows only safe addresses.
  return (
    <div ref={text} className="page-body" aria-busy dangerouslySetInnerHTML={{ __html: html }} />
  );
}
