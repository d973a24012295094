import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { messages } from "../messages.ts";
import type { DraftSnapshot } from "../session/draft-snapshot.ts";

interface DraftTroubleNoticeProps {
  readonly snapshot: DraftSnapshot;
  readonly onRetry: () => void;
  /** Moves the text of a deleted draft into a new draft. */
  readonly onRestore: () => void;
  /** Why moving the text into a new draft failed, if it was tried. */
  readonly restoreFailure: string | null;
}

/** Explains why saving fails and what the writer can do, when the bar has too little room for it. */
export function DraftTroubleNotice(props: DraftTroubleNoticeProps) {
  const { snapshot, onRetry, onRestore, restoreFailure } = props;
  const { trouble, isKept, status } = snapshot;
  const where = isKept ? messages.trouble.onDevice : messages.trouble.onlyInTab;
  switch (trouble?.kind) {
    case "failed":
      return (
        <Notice
          tone="warning"
          actions={<Button onClick={onRetry}>{messages.trouble.tryAgain}</Button>}
        >
          {messages.trouble.failed(trouble.reason, where)}
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="error">
          {trouble.reason} {where}
        </Notice>
      );
    case "signed-out":
      return (
        <Notice
          tone="warning"
          actions={
            <>
              <LinkButton to="/signIn" target="_blank">
                {messages.trouble.signIn}
              </LinkButton>
              {status !== "saved" && <Button onClick={onRetry}>{messages.trouble.tryAgain}</Button>}
            </>
          }
        >
          {status === "saved" ? messages.trouble.signedOutSaved : messages.trouble.signedOut(where)}
        </Notice>
      );
    case "gone":
      return (
        <Notice
          tone="warning"
          actions={
            <Button kind="pencil" onClick={onRestore}>
              {messages.trouble.restore}
            </Button>
          }
        >
          {messages.trouble.gone(where)}
          {restoreFailure !== null && ` ${restoreFailure}`}
        </Notice>
      );
    default:
      return null;
  }
}
