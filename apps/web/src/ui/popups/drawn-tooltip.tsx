import { Tooltip as Base } from "@base-ui/react/tooltip";
import { memo, useMemo, type ReactElement } from "react";
import styles from "../buttons/tooltip.module.css";
import { giveTo } from "./give-to-trigger.tsx";
import { tooltipDelayMs } from "./tooltip-delay.ts";
import type { TooltipOfProps, TooltipProps, TooltipSide } from "./tooltip-props.ts";

/** A tooltip and its element. */
export function DrawnTooltip({ text, side, children }: TooltipProps) {
  return (
    <TooltipFrame text={text} side={side}>
      <Base.Trigger render={children} delay={tooltipDelayMs} />
    </TooltipFrame>
  );
}

/** A tooltip of an element that is drawn elsewhere. */
export const TooltipOf = memo(function TooltipOf(props: TooltipOfProps) {
  const { trigger, text, side, isOpenAtFirst, onGiven } = props;
  const render = useMemo(() => giveTo(trigger, onGiven), [trigger, onGiven]);
  return (
    <TooltipFrame text={text} side={side} isOpenAtFirst={isOpenAtFirst}>
      <Base.Trigger render={render} delay={tooltipDelayMs} />
    </TooltipFrame>
  );
});

interface TooltipFrameProps {
  readonly text: string;
  readonly side: TooltipSide | undefined;
  readonly isOpenAtFirst?: boolean;
  /** The trigger. */
  readonly children: ReactElement;
}

function TooltipFrame(props: TooltipFrameProps) {
  const { text, side = "bottom", isOpenAtFirst = false, children } = props;
  return (
    <Base.Root
      defaultOpen={isOpenAtFirst}
      onOpenChange={(_isOpen, details) => {
        // Let Escape through to the modal below, which closes at once.
        if (details.reason === "escape-key") details.allowPropagation();
      }}
    >
      {children}
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
