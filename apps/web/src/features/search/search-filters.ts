import type { SearchType } from "@stemma/contract/search.contract";
import type { UserId, WorkspaceId } from "@stemma/domain/ids";

/** The filters of the Search screen, as its address names them. */
export interface SearchFilters {
  readonly in?: WorkspaceId;
  readonly by?: UserId;
  readonly updated?: UpdatedWithin;
  readonly type?: SearchType;
  readonly mine?: true;
  readonly deleted?: true;
}

/** The time in which a page was last published. */
export type UpdatedWithin = "day" | "week" | "month" | "year";

/** Whether any filter is set. */
export function isFiltered(filters: SearchFilters): boolean {
  return Object.keys(filters).length > 0;
}
