import { useQuery } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { orpc } from "../../../lib/api.ts";
import { SightSentences } from "./sight-sentences.tsx";
import { restrictingWords } from "./sight-words.ts";
import { lookedThroughMax, wholeOf } from "./whole-of.ts";

interface PageSightProps {
  readonly view: Pick<PageView, "page" | "workspace">;
}

/** Who would lose access to a published page if it were restricted. */
export function PageSight({ view: { page, workspace } }: PageSightProps) {
  const limit = lookedThroughMax;
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const here = useQuery(
    orpc.permissions.pageReaders.queryOptions({ input: { pageId: page.id, limit }, staleTime: 0 }),
  );
  const words = restrictingWords({
    workspaceName: workspace.workspaceName,
    asker: account?.user.id ?? null,
    here: wholeOf(here.data),
  });
  return <SightSentences sentences={here.isFetching ? null : words} />;
}
