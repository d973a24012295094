import { Collapsible as Base } from "@base-ui/react/collapsible";
import type { ReactNode } from "react";
import { messages } from "../messages.ts";
import styles from "./collapsible.module.css";

interface CollapsibleProps {
  readonly heading: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A section whose heading shows or hides it. */
export function Collapsible({ heading, isOpen, onOpenChange, children }: CollapsibleProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Trigger className={styles["trigger"]}>
        <span className={styles["heading"]}>{heading}</span>
        <span className={styles["switch"]}>{isOpen ? messages.hide : messages.show}</span>
      </Base.Trigger>
      <Base.Panel>{children}</Base.Panel>
    </Base.Root>
  );
}
