import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import { EditingScreen } from "./editing-screen.tsx";
import { ReadOnlyDraftScreen } from "./read-only-draft-screen.tsx";

interface DraftScreenProps {
  readonly view: PageView;
  readonly draft: Draft;
}

/** The reader's own draft of the page: to write in, or only to read if the right to edit was taken away. */
export function DraftScreen({ view, draft }: DraftScreenProps) {
  return view.can.edit ? (
    <EditingScreen key={draft.id} view={view} draft={draft} />
  ) : (
    <ReadOnlyDraftScreen key={draft.id} view={view} draft={draft} />
  );
}
