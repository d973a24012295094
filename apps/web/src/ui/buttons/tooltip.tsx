import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import styles from "./tooltip.module.css";

/** The side of its element on which a tooltip is shown. */
export type TooltipSide = "top" | "right" | "bottom" | "left";

interface TooltipProps {
  readonly text: string;
  readonly side?: TooltipSide | undefined;
  /** The element that the tooltip explains; it must take a ref and spread its props (`button`, `a`, our buttons). */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** A text that appears beside an element on hover and focus. Never the only place for a piece of information. */
export function Tooltip({ text, side = "bottom", children }: TooltipProps) {
  return (
    <Base.Root
      onOpenChange={(_isOpen, details) => {
        // Let Escape through to the modal below, which closes at once.
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
