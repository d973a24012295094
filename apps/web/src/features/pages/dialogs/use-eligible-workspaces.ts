import { useQuery } from "@tanstack/react-query";
import { orderWorkspaces } from "@stemma/domain/workspace/order-workspaces";
import { orpc } from "../../../lib/api.ts";

/** The workspaces in which the asker may create pages, in display order. */
export function useEligibleWorkspaces() {
  const { data, isPending, error, refetch } = useQuery(orpc.workspaces.list.queryOptions());
  const workspaces = orderWorkspaces(data?.items ?? []).filter(({ can }) => can.createPage);
  return { workspaces, isPending, error, refetch };
}
