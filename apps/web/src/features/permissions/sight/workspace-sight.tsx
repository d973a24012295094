import { useQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import { SightSentences } from "./sight-sentences.tsx";
import { narrowingWords } from "./sight-words.ts";
import { lookedThroughMax, wholeOf } from "./whole-of.ts";

interface WorkspaceSightProps {
  readonly workspaceId: WorkspaceId;
  /** The new role of every organization member in the workspace. */
  readonly after: "viewer" | null;
}

/** What people would lose if the workspace were closed, or if the organization's access became read-only. */
export function WorkspaceSight({ workspaceId, after }: WorkspaceSightProps) {
  const here = useQuery(
    orpc.permissions.workspaceReaders.queryOptions({
      input: { workspaceId, limit: lookedThroughMax },
      staleTime: 0,
    }),
  );
  const words = narrowingWords(after, wholeOf(here.data));
  return <SightSentences sentences={here.isFetching ? null : words} />;
}
