import { useQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { bodyToText } from "@stemma/document/body-to-text";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { orpc } from "../../lib/api.ts";
import { CopyTextButton } from "../../ui/fields/copy-text-button.tsx";
import { messages } from "./messages.ts";
import styles from "./own-draft.module.css";

/** The reader's own draft of a page that they may no longer see, to read and copy. Renders nothing if there is none. */
export function OwnDraft({ pageId }: { readonly pageId: PageId }) {
  const { data } = useQuery(orpc.drafts.ofPage.queryOptions({ input: { pageId } }));
  const draft = data?.draft ?? null;
  if (draft === null) return null;
  const { pageTitle, serializedEditorState: body, draftNotes } = draft;
  return (
    <section className={styles["draft"]} aria-label={messages.ownDraft.label}>
      <div className={styles["head"]}>
        <p>{messages.ownDraft.explanation}</p>
        <CopyTextButton
          read={() => ({ text: bodyToText(body), html: bodyToHtml(body, "stored") })}
        />
      </div>
      {draftNotes !== null && <p className={styles["notes"]}>{draftNotes}</p>}
      <h2 className={styles["title"]}>{displayPageTitle(pageTitle)}</h2>
      {/* The renderer escapes all text, and allows only safe addresses. */}
      <div className="page-body" dangerouslySetInnerHTML={{ __html: bodyToHtml(body) }} />
    </section>
  );
}
