import type { SearchType } from "@stemma/contract/search.contract";
import type { UserId, WorkspaceId } from "@stemma/domain/ids";
import { FilterChip } from "./filter-chip.tsx";
import { FilterMenu, SearchedFilterMenu } from "./filter-menu.tsx";
import styles from "./filter-row.module.css";
import { messages } from "./messages.ts";
import { isFiltered, type SearchFilters, type UpdatedWithin } from "./search-filters.ts";

interface FilterRowProps {
  readonly filters: SearchFilters;
  readonly onFilters: (filters: SearchFilters) => void;
  readonly workspaces: readonly { readonly id: WorkspaceId; readonly workspaceName: string }[];
  readonly people: readonly { readonly id: UserId; readonly name: string }[];
}

const words = messages.filters;

/** The filters of a search, each a button in one row, or in several where there is no room. */
export function FilterRow({ filters, onFilters, workspaces, people }: FilterRowProps) {
  const change = (changed: { readonly [Name in keyof SearchFilters]: unknown }): void =>
    onFilters(
      Object.fromEntries(
        Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== undefined),
      ) as SearchFilters,
    );
  const flip = (isOn: true | undefined): true | undefined => (isOn ? undefined : true);
  return (
    <fieldset className={styles["row"]} aria-label={words.label}>
      <SearchedFilterMenu
        label={words.workspace}
        anyLabel={words.anyWorkspace}
        choices={workspaces.map(({ id, workspaceName }) => ({ value: id, label: workspaceName }))}
        value={filters.in}
        onValue={(value) => change({ in: value as WorkspaceId | undefined })}
      />
      <SearchedFilterMenu
        label={words.author}
        anyLabel={words.anyAuthor}
        choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={filters.by}
        onValue={(value) => change({ by: value as UserId | undefined })}
      />
      <FilterMenu
        label={words.updated}
        anyLabel={words.anyTime}
        choices={Object.entries(words.within).map(([value, label]) => ({ value, label }))}
        value={filters.updated}
        onValue={(value) => change({ updated: value as UpdatedWithin | undefined })}
      />
      <FilterMenu
        label={words.type}
        anyLabel={words.anyType}
        choices={Object.entries(words.types).map(([value, label]) => ({ value, label }))}
        value={filters.type}
        onValue={(value) => change({ type: value as SearchType | undefined })}
      />
      <FilterChip
        isOn={filters.mine === true}
        aria-pressed={filters.mine === true}
        onClick={() => change({ mine: flip(filters.mine) })}
      >
        {words.mine}
      </FilterChip>
      <FilterChip
        isOn={filters.deleted === true}
        aria-pressed={filters.deleted === true}
        onClick={() => change({ deleted: flip(filters.deleted) })}
      >
        {words.deleted}
      </FilterChip>
      {isFiltered(filters) && (
        <button type="button" className={styles["clear"]} onClick={() => onFilters({})}>
          {words.clear}
        </button>
      )}
    </fieldset>
  );
}
