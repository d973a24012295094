import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

interface TabPanelProps {
  readonly value: string;
  readonly children: ReactNode;
}

/** The content of a tab, mounted while the tab is chosen. */
export function TabPanel({ value, children }: TabPanelProps) {
  return (
    <Base.Panel className={styles["panel"]} value={value} tabIndex={-1}>
      {children}
    </Base.Panel>
  );
}
