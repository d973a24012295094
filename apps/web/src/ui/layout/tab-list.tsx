import { Tabs as Base } from "@base-ui/react/tabs";
import styles from "./tabs.module.css";

interface TabListProps {
  /** The name of the group of tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly value: string; readonly label: string }[];
}

/** The tabs. Arrow keys move between them; Enter or a click shows a tab's panel. */
export function TabList({ label, tabs }: TabListProps) {
  return (
    <Base.List className={styles["list"]} aria-label={label}>
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} className={styles["tab"]} value={tab.value}>
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
  );
}
