import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import styles from "./tooltip.module.css";

/** The side of its element on which a tooltip stands. */
export type TooltipSide = "top" | "right" | "bottom" | "left";

interface TooltipProps {
  readonly text: string;
  readonly side?: TooltipSide | undefined;
  /** The one element it speaks of; it must take a ref and spread its props (`button`, `a`, our buttons). */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Words that appear beside something on hover and focus. Never the only place where a fact is said. */
export function Tooltip({ text, side = "bottom", children }: TooltipProps) {
  return (
    <Base.Root
      onOpenChange={(_isOpen, details) => {
        // Escape goes on to what the tooltip stands over: a modal closes at once.
        if (details.reason === "escape-key") details.allowPropagation();
      }}
    >
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner className={styles["positioner"]} side={side} sideOffset={6}>
          <Base.Popup className={styles["popup"]} role="tooltip">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
