import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** The workspaces in which the asker may create pages, in the asker's order, and `all` that the asker sees. `isFresh` reads them anew. */
export function useEligibleWorkspaces({ isFresh = false } = {}) {
  const query = orpc.workspaces.list.queryOptions(isFresh ? { staleTime: 0 } : {});
  const { data, isPending, error, refetch } = useQuery(query);
  const all = data?.items ?? [];
  const workspaces = all.filter(({ can }) => can.createPage);
  return { all, workspaces, isPending, error, refetch };
}
