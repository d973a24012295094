import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";

/** The workspaces in which the asker may create pages, in the asker's order. */
export function useEligibleWorkspaces() {
  const { data, isPending, error, refetch } = useQuery(orpc.workspaces.list.queryOptions());
  const workspaces = (data?.items ?? []).filter(({ can }) => can.createPage);
  return { workspaces, isPending, error, refetch };
}
