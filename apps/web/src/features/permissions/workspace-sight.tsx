import { useQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { SightSentences } from "./sight-sentences.tsx";
import { workspaceSightWords, type Openness } from "./sight-words.ts";
import { lookedThroughMax, wholeOf } from "./whole-of.ts";

interface WorkspaceSightProps {
  readonly workspaceId: WorkspaceId;
  readonly before: Openness;
  readonly after: Openness;
  readonly organizationName: string;
}

/** What opening a workspace to the organization, or closing it, would do to who sees it. */
export function WorkspaceSight(props: WorkspaceSightProps) {
  const { workspaceId, before, after, organizationName } = props;
  const here = useQuery(
    orpc.permissions.workspaceReaders.queryOptions({
      input: { workspaceId, limit: lookedThroughMax },
      staleTime: 0,
    }),
  );
  const words = workspaceSightWords(after, { before, organizationName, here: wholeOf(here.data) });
  return <SightSentences sentences={here.isFetching ? null : words} />;
}
