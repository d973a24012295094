import { useMemo } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionId } from "@stemma/domain/ids";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { usualBoundMs } from "../compare/comparison/use-comparison.ts";
import { useComparedText } from "../compare/comparison/use-compared-text.ts";
import { CompareView } from "../compare/view/compare-view.tsx";
import { ChangeNotes } from "./change-notes.tsx";
import { NoteText } from "./note-text.tsx";
import { messages } from "./messages.ts";
import { useChangeNotes } from "./use-change-notes.ts";

interface ChangesSinceReadProps {
  readonly page: PageView["page"];
  /** The version that the person last read. */
  readonly lastRead: VersionId;
}

/** The page's text with what changed since a version, in the place of the text. */
export function ChangesSinceRead({ page, lastRead }: ChangesSinceReadProps) {
  const { id: pageId, pageTitle, serializedEditorState: body } = page;
  const before = useComparedText(pageId, lastRead, null);
  // Another answer about the page keeps the same body object unless the body changed.
  const after = useMemo(
    () => (body === null ? null : { title: pageTitle, body }),
    [pageTitle, body],
  );
  const notes = useChangeNotes({ pageId, lastRead, shown: page.publishedVersion }, usualBoundMs);
  if (before.text !== null && after !== null) {
    return (
      <ChangeNotes notes={notes}>
        <CompareView
          before={before.text}
          after={after}
          mode="inline"
          isInPage
          renderNote={(stop) => {
            const words = notes.get(Number(stop));
            return words && <NoteText words={words} />;
          }}
        />
      </ChangeNotes>
    );
  }
  if (before.error === null && !before.isMissing) return <Loader />;
  const why = before.error === null ? "" : failureWords(before.error);
  return <LoadFailure words={messages.changesNotLoaded(why)} onRetry={before.retry} />;
}
