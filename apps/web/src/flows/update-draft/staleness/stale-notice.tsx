import { Fragment } from "react";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { Spinner } from "../../../ui/messages/spinner.tsx";
import { messages } from "../messages.tsx";
import { useStaleness } from "./use-staleness.ts";

interface StaleNoticeProps {
  /** The draft as the server has it; its base is not the published version. */
  readonly draft: Draft;
  readonly publishedVersion: VersionId;
  readonly isUpdating: boolean;
  readonly onCompare: () => void;
  readonly onUpdate: () => void;
}

/**
 * Says what was published since the draft was started, whether it conflicts with the draft, and what the writer can
 * do.
 */
export function StaleNotice(props: StaleNoticeProps) {
  const { draft, publishedVersion, isUpdating, onCompare, onUpdate } = props;
  const { since, overlap } = useStaleness(draft, publishedVersion);
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button onClick={onCompare}>{messages.compare}</Button>
          <Button
            kind="pencil"
            disabled={isUpdating}
            icon={isUpdating && <Spinner />}
            onClick={onUpdate}
          >
            {messages.updateDraft}
          </Button>
        </>
      }
    >
      {since === null ? (
        messages.stale.otherVersion
      ) : (
        <>
          {since.lead}
          {since.named.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && "; "}
              <b>{name}</b>
            </Fragment>
          ))}
          {since.rest}
        </>
      )}{" "}
      {overlap}
    </Notice>
  );
}
