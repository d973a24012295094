import { ArrowLeftRight } from "lucide-react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import type { CompareSideId } from "../comparison/compare-search.ts";
import { messages } from "../messages.ts";
import styles from "./side-pickers.module.css";
import type { SideOption } from "../comparison/side-options.ts";

interface SidePickersProps {
  readonly options: readonly SideOption[];
  readonly before: CompareSideId;
  readonly after: CompareSideId | null;
  readonly onSides: (before: CompareSideId, after: CompareSideId) => void;
}

/** The names of the two sides, with menus to choose other texts. */
export function SidePickers({ options, before, after, onSides }: SidePickersProps) {
  const known = (side: CompareSideId | null) =>
    options.some(({ value }) => value === side) ? side : null;
  return (
    <div className={styles["pickers"]}>
      <Select
        label={messages.sides.before}
        options={options}
        value={known(before)}
        placeholder={messages.sides.choose}
        onValue={(side) => after !== null && onSides(side, after)}
      />
      <IconButton
        label={messages.sides.swap}
        className={styles["swap"]}
        icon={<Icon of={ArrowLeftRight} />}
        disabled={after === null}
        onClick={() => after !== null && onSides(after, before)}
      />
      <Select
        label={messages.sides.after}
        options={options}
        value={known(after)}
        placeholder={messages.sides.choose}
        onValue={(side) => onSides(before, side)}
      />
    </div>
  );
}
