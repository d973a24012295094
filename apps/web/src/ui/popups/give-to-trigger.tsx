import { useLayoutEffect, type ReactNode, type Ref, type RefObject } from "react";
import { fillRef, type AnyProps } from "./given-props.ts";

interface GiveToTriggerProps {
  readonly trigger: RefObject<Element | null>;
  /** What Base UI would draw its trigger with. */
  readonly given: AnyProps;
  readonly onGiven: (given: AnyProps) => void;
}

/**
 * Stands where Base UI would draw its trigger, and draws nothing: gives Base UI an element that was drawn before it was loaded, and
 * that element the props which Base UI has for it. So the element, and the focus that it may have, stay.
 */
function GiveToTrigger({ trigger, given, onGiven }: GiveToTriggerProps): ReactNode {
  const { ref, ...props } = given;
  useLayoutEffect(() => {
    fillRef(ref as Ref<Element>, trigger.current);
    return () => fillRef(ref as Ref<Element>, null);
  }, [ref, trigger]);
  useLayoutEffect(() => onGiven(props));
  return null;
}

/** For the `render` of a trigger of Base UI. */
export function giveTo(trigger: RefObject<Element | null>, onGiven: (given: AnyProps) => void) {
  return (given: object) => (
    <GiveToTrigger trigger={trigger} given={given as AnyProps} onGiven={onGiven} />
  );
}
