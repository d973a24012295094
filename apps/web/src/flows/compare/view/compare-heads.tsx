import { ArrowLeftRight } from "lucide-react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import type { CompareSideId } from "../comparison/compare-search.ts";
import styles from "./compare-heads.module.css";
import type { SideOption } from "../comparison/side-options.ts";

interface CompareHeadsProps {
  readonly options: readonly SideOption[];
  readonly before: CompareSideId;
  readonly after: CompareSideId | null;
  readonly onSides: (before: CompareSideId, after: CompareSideId) => void;
}

/** The names of the two sides, with menus to choose other texts. */
export function CompareHeads({ options, before, after, onSides }: CompareHeadsProps) {
  const known = (side: CompareSideId | null) =>
    options.some(({ value }) => value === side) ? side : null;
  return (
    <div className={styles["heads"]}>
      <Select
        label="Before"
        options={options}
        value={known(before)}
        placeholder="Choose a version"
        onValue={(side) => after !== null && onSides(side, after)}
      />
      <IconButton
        label="Swap the sides"
        className={styles["swap"]}
        icon={<Icon of={ArrowLeftRight} />}
        disabled={after === null}
        onClick={() => after !== null && onSides(after, before)}
      />
      <Select
        label="After"
        options={options}
        value={known(after)}
        placeholder="Choose a version"
        onValue={(side) => onSides(before, side)}
      />
    </div>
  );
}
