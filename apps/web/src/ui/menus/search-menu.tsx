import { Combobox } from "@base-ui/react/combobox";
import { cloneElement, useState, type ReactElement } from "react";
import { classNames } from "../class-names.ts";
import { messages } from "../messages.ts";
import menuStyles from "./menu.module.css";
import itemStyles from "./menu-item.module.css";
import styles from "./search-menu.module.css";

/** How many entries are drawn at most. The search field finds the others. */
const drawnMax = 100;

/** An entry of a searchable menu. */
export interface SearchMenuEntry {
  readonly value: string;
  readonly label: string;
}

interface SearchMenuProps<Entry extends SearchMenuEntry> {
  /** The button that opens the menu; it gets the ARIA attributes. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** The name of the menu and of its search field. */
  readonly label: string;
  readonly side?: "top" | "bottom";
  readonly entries: readonly Entry[];
  readonly onSelect: (entry: Entry) => void;
}

/** A menu of many entries with a field that searches them. Arrow keys, Enter and Escape work. */
export function SearchMenu<Entry extends SearchMenuEntry>(props: SearchMenuProps<Entry>) {
  const { trigger, label, side = "top", entries, onSelect } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Combobox.Root<Entry>
      items={entries}
      value={null}
      onValueChange={(entry) => entry !== null && onSelect(entry)}
      open={isOpen}
      onOpenChange={setOpen}
      limit={drawnMax}
      autoHighlight
    >
      {/* A button that runs a command, where a combobox would show a value. */}
      <Combobox.Trigger render={cloneElement(trigger, { role: "button" })} />
      <Combobox.Portal>
        <Combobox.Positioner
          className={menuStyles["positioner"]}
          side={side}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Combobox.Popup
            className={classNames(menuStyles["popup"], styles["popup"])}
            aria-label={label}
          >
            <Combobox.Input className={styles["input"]} aria-label={label} placeholder={label} />
            <Combobox.Empty>
              <div className={styles["none"]}>{messages.noMatches}</div>
            </Combobox.Empty>
            <Combobox.List className={styles["list"]}>
              {(entry: Entry) => (
                <Combobox.Item key={entry.value} value={entry} className={itemStyles["item"]}>
                  <span className={styles["label"]}>{entry.label}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
