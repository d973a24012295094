import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { loadedPopups, usePopupParts } from "../popups/popups.ts";
import { tooltipDelayMs } from "../popups/tooltip-delay.ts";
import type { TooltipProps } from "../popups/tooltip-props.ts";
import { useEarlyTrigger } from "../popups/use-early-trigger.ts";

/** A text that appears beside an element on hover and focus. Never the only place for a piece of information. */
export function Tooltip(props: TooltipProps) {
  // Chosen once: React would replace the element.
  const [parts] = useState(loadedPopups);
  return parts === null ? <EarlyTooltip {...props} /> : <parts.DrawnTooltip {...props} />;
}

/** A tooltip whose element was drawn before what draws tooltips is loaded. */
function EarlyTooltip({ text, side, children }: TooltipProps) {
  const { isWaited, isWanted, handlers } = useEarlyHover();
  const parts = usePopupParts(isWanted);
  const { element, isGiven, onGiven, draw } = useEarlyTrigger(children);
  return (
    <>
      {draw(parts, { handlers })}
      {parts !== null && (isGiven || !isWaited) && (
        <parts.TooltipOf
          trigger={element}
          text={text}
          side={side}
          isOpenAtFirst={isWanted}
          onGiven={onGiven}
        />
      )}
    </>
  );
}

/** Whether the pointer is about to bring a tooltip (`isWaited`), and whether it or the focus has brought it (`isWanted`). */
function useEarlyHover() {
  const [wish, setWish] = useState<"none" | "waited" | "wanted">("none");
  const timer = useRef<number>(undefined);
  const become = (next: typeof wish): void => {
    window.clearTimeout(timer.current);
    setWish(next);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const leave = () => become("none");
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") return;
      become("waited");
      timer.current = window.setTimeout(() => setWish("wanted"), tooltipDelayMs);
    },
    onPointerLeave: leave,
    onPointerDown: leave,
    onClick: leave,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(":focus-visible")) become("wanted");
    },
    onBlur: leave,
  };
  return { isWaited: wish === "waited", isWanted: wish === "wanted", handlers };
}
