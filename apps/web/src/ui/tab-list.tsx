import { Tabs as Base } from "@base-ui/react/tabs";
import styles from "./tabs.module.css";

interface TabListProps {
  /** What the views are of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly value: string; readonly label: string }[];
}

/** The names of the views: arrows go from one to the next, Enter or a press shows it. */
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
