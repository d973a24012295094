import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

interface TabsProps<View extends string> {
  readonly value: View;
  readonly onValue: (value: View) => void;
  /** A `TabList`, and a `TabPanel` for each of its tabs. */
  readonly children: ReactNode;
}

/** Several views in one place, of which one is shown. Fills its container. */
export function Tabs<View extends string>({ value, onValue, children }: TabsProps<View>) {
  return (
    <Base.Root
      className={styles["tabs"]}
      value={value}
      onValueChange={(wanted: View) => onValue(wanted)}
    >
      {children}
    </Base.Root>
  );
}
