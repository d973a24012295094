import { useQuery } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { orpc } from "../../lib/api.ts";
import { SightSentences } from "./sight-sentences.tsx";
import { pageSightWords } from "./sight-words.ts";
import { lookedThroughMax, wholeOf } from "./whole-of.ts";

interface PageSightProps {
  readonly view: Pick<PageView, "page" | "workspace">;
  /** As it would be. */
  readonly isRestricted: boolean;
  readonly isPublished: boolean;
}

/** What restricting a page, or opening it, would do to who sees it. */
export function PageSight({
  view: { page, workspace },
  isRestricted,
  isPublished,
}: PageSightProps) {
  const limit = lookedThroughMax;
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const here = useQuery(
    orpc.permissions.pageReaders.queryOptions({ input: { pageId: page.id, limit }, staleTime: 0 }),
  );
  const there = useQuery(
    orpc.permissions.workspaceReaders.queryOptions({
      input: { workspaceId: workspace.id, limit },
      staleTime: 0,
      enabled: !isRestricted,
    }),
  );
  const isWaiting = here.isFetching || there.isFetching;
  const words = pageSightWords(isRestricted, {
    isPublished,
    workspaceName: workspace.workspaceName,
    asker: account?.user.id ?? null,
    here: wholeOf(here.data),
    there: wholeOf(there.data),
  });
  return <SightSentences sentences={isWaiting ? null : words} />;
}
