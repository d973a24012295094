import type { WorkspaceSummary } from "@stemma/contract/workspace-shapes";
import type { WorkspaceId } from "@stemma/domain/ids";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { Select } from "../../ui/fields/select.tsx";
import type { useEligibleWorkspaces } from "./use-eligible-workspaces.ts";
import { messages } from "./messages.ts";
import { workspaceSearchChunk } from "./aids/workspace-aid-chunks.ts";

/** With more workspaces, one is found by typing; so many are chosen in the browser's native list. */
const listedMax = 20;

interface WorkspaceFieldProps {
  readonly from: ReturnType<typeof useEligibleWorkspaces>;
  /** The workspaces to offer. */
  readonly workspaces: readonly WorkspaceSummary[];
  readonly value: WorkspaceId | null;
  readonly onValue: (workspaceId: WorkspaceId) => void;
  /** The workspace that was selected until it was closed to the person (`use-target-workspace.ts`). */
  readonly closed?: WorkspaceSummary | null;
  /** The placeholder if there is no workspace to choose. */
  readonly whenNone: string;
}

/** The field for the workspace of a page or a snippet. */
export function WorkspaceField(props: WorkspaceFieldProps) {
  const { from, workspaces, value, onValue, closed = null, whenNone } = props;
  const selected = workspaces.find(({ id }) => id === value);
  const { label } = messages;
  const prompt = workspaces.length > 0 ? messages.choose : whenNone;
  return (
    <>
      {workspaces.length > listedMax ? (
        <workspaceSearchChunk.Component {...{ label, workspaces, value, onValue }} />
      ) : (
        <Select
          label={label}
          placeholder={from.isPending ? messages.loading : prompt}
          options={workspaces.map(({ id, workspaceName }) => ({ value: id, label: workspaceName }))}
          value={value}
          onValue={onValue}
          isDisabled={workspaces.length === 0}
        />
      )}
      {closed !== null && selected !== undefined && (
        <Notice tone="warning">
          {messages.closed(closed.workspaceName, selected.workspaceName)}
        </Notice>
      )}
      {from.error !== null && (
        <LoadFailure words={failureWords(from.error)} onRetry={() => void from.refetch()} />
      )}
    </>
  );
}
