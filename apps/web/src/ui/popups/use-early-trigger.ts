import { cloneElement, useCallback, useRef, useState, type ReactElement, type Ref } from "react";
import { fillRef, withHandlers, type AnyProps } from "./given-props.ts";
import type { PopupParts } from "./popup-parts-shape.ts";

/**
 * The trigger of a popup, drawn before what draws the popup is loaded: with `early` handlers and attributes at first, then with what
 * Base UI has for it. It stays the same element.
 */
export function useEarlyTrigger(child: ReactElement<AnyProps>) {
  const [given, onGiven] = useState<AnyProps | null>(null);
  const element = useRef<Element>(null);
  const childRef = child.props["ref"] as Ref<Element> | undefined;
  const ref = useCallback(
    (drawn: Element | null) => {
      element.current = drawn;
      fillRef(childRef, drawn);
    },
    [childRef],
  );

  function draw(
    parts: PopupParts | null,
    early: { attributes?: AnyProps; handlers: Parameters<typeof withHandlers>[1] },
  ): ReactElement {
    const props =
      given === null || parts === null
        ? withHandlers({ ...early.attributes, ...child.props }, early.handlers)
        : parts.mergeProps(given, child.props);
    return cloneElement(child, { ...props, ref });
  }
  return { element, isGiven: given !== null, onGiven, draw };
}
