import { ChevronDown } from "lucide-react";
import { Icon } from "../../ui/buttons/icon.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { MenuChoice } from "../../ui/menus/menu-choice.tsx";
import { SearchMenu } from "../../ui/menus/search-menu.tsx";
import { FilterChip } from "./filter-chip.tsx";

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface FilterMenuProps {
  /** The name of the filter. */
  readonly label: string;
  /** The name of having no filter. */
  readonly anyLabel: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
}

/** A filter with a few choices. */
export function FilterMenu({ label, anyLabel, choices, value, onValue }: FilterMenuProps) {
  const options: readonly Choice[] = [{ value: "", label: anyLabel }, ...choices];
  return (
    <Menu align="start" trigger={<Chip {...{ label, choices, value }} />}>
      <MenuChoice
        label={label}
        options={options}
        value={value ?? ""}
        onValue={(chosen) => onValue(chosen === "" ? undefined : chosen)}
      />
    </Menu>
  );
}

/** A filter with many choices, which are searched. */
export function SearchedFilterMenu({ label, anyLabel, choices, value, onValue }: FilterMenuProps) {
  const none: readonly Choice[] = value === undefined ? [] : [{ value: "", label: anyLabel }];
  const entries: readonly Choice[] = [...none, ...choices];
  return (
    <SearchMenu
      side="bottom"
      trigger={<Chip {...{ label, choices, value }} />}
      label={label}
      entries={entries}
      onSelect={(chosen) => onValue(chosen.value === "" ? undefined : chosen.value)}
    />
  );
}

function Chip({
  label,
  choices,
  value,
  ...rest
}: Pick<FilterMenuProps, "label" | "choices" | "value">) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <FilterChip
      {...rest}
      isOn={value !== undefined}
      aria-label={chosen === undefined ? label : `${label}: ${chosen.label}`}
    >
      <span>{chosen?.label ?? label}</span>
      <Icon of={ChevronDown} size={14} />
    </FilterChip>
  );
}
