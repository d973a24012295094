import { useQuery } from "@tanstack/react-query";
import { orderWorkspaces } from "@stemma/domain/workspace/order-workspaces";
import { orpc } from "../../lib/api.ts";

/** The workspaces that the asker may put pages into, in the order in which they are offered. */
export function useEligibleWorkspaces() {
  const { data, isPending, error, refetch } = useQuery(orpc.workspaces.list.queryOptions());
  const workspaces = orderWorkspaces(data?.items ?? []).filter(({ can }) => can.createPage);
  return { workspaces, isPending, error, refetch };
}
