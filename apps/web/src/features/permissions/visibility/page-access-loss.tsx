import { useQuery } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import { orpc } from "../../../lib/api.ts";
import { AccessLossSentences } from "./access-loss-sentences.tsx";
import { restrictingWords } from "./access-loss-words.ts";
import { readersMax, completeList } from "./complete-list.ts";

interface PageAccessLossProps {
  readonly view: Pick<PageView, "page" | "workspace">;
}

/** Who would lose access to a published page if it were restricted. */
export function PageAccessLoss({ view: { page, workspace } }: PageAccessLossProps) {
  const limit = readersMax;
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const readers = useQuery(
    orpc.permissions.pageReaders.queryOptions({ input: { pageId: page.id, limit }, staleTime: 0 }),
  );
  const words = restrictingWords({
    workspaceName: workspace.workspaceName,
    userId: account?.user.id ?? null,
    readers: completeList(readers.data),
  });
  return <AccessLossSentences sentences={readers.isFetching ? null : words} />;
}
