import { useQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import { AccessLossSentences } from "./access-loss-sentences.tsx";
import { narrowingWords } from "./access-loss-words.ts";
import { readersMax, completeList } from "./complete-list.ts";

interface WorkspaceAccessLossProps {
  readonly workspaceId: WorkspaceId;
  /** The new role of every organization member in the workspace. */
  readonly after: "viewer" | null;
}

/** What people would lose if the workspace were closed, or if the organization's access became read-only. */
export function WorkspaceAccessLoss({ workspaceId, after }: WorkspaceAccessLossProps) {
  const readers = useQuery(
    orpc.permissions.workspaceReaders.queryOptions({
      input: { workspaceId, limit: readersMax },
      staleTime: 0,
    }),
  );
  const words = narrowingWords(after, completeList(readers.data));
  return <AccessLossSentences sentences={readers.isFetching ? null : words} />;
}
