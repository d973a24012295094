import { FilterX, Trash2, UserPen } from "lucide-react";
import { isFiltered, type SearchFilters } from "../../features/search/search-filters.ts";
import type { ScreenCommand } from "../../flows/screen-commands/screen-commands.ts";
import { messages } from "./tools-messages.ts";

/** What the filters of the Search screen do, for the palette. */
export function searchCommands(
  filters: SearchFilters,
  onFilters: (filters: SearchFilters) => void,
): ScreenCommand[] {
  const { commands } = messages;
  const { mine, deleted, ...rest } = filters;
  return [
    {
      id: "search-mine",
      label: mine ? commands.everybody : commands.mine,
      icon: UserPen,
      onRun: () =>
        onFilters({ ...rest, ...(deleted && { deleted }), ...(!mine && { mine: true }) }),
    },
    {
      id: "search-deleted",
      label: deleted ? commands.kept : commands.deleted,
      icon: Trash2,
      onRun: () =>
        onFilters({ ...rest, ...(mine && { mine }), ...(!deleted && { deleted: true }) }),
    },
    ...(isFiltered(filters)
      ? [
          {
            id: "search-clear",
            label: commands.clear,
            icon: FilterX,
            onRun: () => onFilters({}),
          },
        ]
      : []),
  ];
}
