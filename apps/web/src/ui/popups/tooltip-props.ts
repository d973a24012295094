import type { ReactElement, RefObject } from "react";
import type { AnyProps } from "./given-props.ts";

/** The side of its element on which a tooltip is shown. */
export type TooltipSide = "top" | "right" | "bottom" | "left";

export interface TooltipProps {
  readonly text: string;
  readonly side?: TooltipSide | undefined;
  /** The element that the tooltip explains; it must take a ref and spread its props (`button`, `a`, our buttons). */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** For a tooltip of an element that is drawn elsewhere. */
export interface TooltipOfProps {
  /** The element that the tooltip explains. */
  readonly trigger: RefObject<Element | null>;
  readonly text: string;
  readonly side: TooltipSide | undefined;
  readonly isOpenAtFirst: boolean;
  readonly onGiven: (given: AnyProps) => void;
}
