import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
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
  const { trouble, isKept } = snapshot;
  const where = isKept
    ? "What you wrote is kept on this device."
    : "What you wrote is only in this tab: keep it open.";
  switch (trouble?.kind) {
    case "failed":
      return (
        <Notice tone="warning" actions={<Button onClick={onRetry}>Try again</Button>}>
          {trouble.reason} {where} It is tried again by itself.
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
                Sign in
              </LinkButton>
              <Button onClick={onRetry}>Try again</Button>
            </>
          }
        >
          You are signed out. {where} Sign in again to save it.
        </Notice>
      );
    case "gone":
      return (
        <Notice
          tone="warning"
          actions={
            <Button kind="pencil" onClick={onRestore}>
              Put it into a new draft
            </Button>
          }
        >
          This draft was published or deleted somewhere else. {where}
          {restoreFailure !== null && ` ${restoreFailure}`}
        </Notice>
      );
    default:
      return null;
  }
}
