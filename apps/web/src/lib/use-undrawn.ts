import { useLayoutEffect, useState } from "react";

/** The elements on screen that were drawn before what they show was known. */
export interface Undrawn {
  /** The attribute that marks them. */
  readonly attribute: string;
  /** The name in `dataset` of what each of them shows. */
  readonly key: string;
  /** The most ids that are resolved. */
  readonly most: number;
}

/** Each such element on screen. */
export function undrawnElements({ attribute }: Undrawn): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];
}

/**
 * What the elements on screen show that were drawn before it was known: each id once, sorted; another object each time
 * other ids came on screen. `undrawn` is always the same object.
 */
export function useUndrawn(undrawn: Undrawn): { readonly ids: readonly string[] } {
  const [found, setFound] = useState<{ readonly ids: readonly string[] }>({ ids: [] });
  useLayoutEffect(() => {
    const update = (): void => {
      const ids = idsOf(undrawn);
      setFound((before) => ({ ids: before.ids.join() === ids.join() ? before.ids : ids }));
    };
    const observer = new MutationObserver((records) => {
      const isNew = (node: Node) => hasUndrawn(node, undrawn);
      if (records.some(({ addedNodes }) => [...addedNodes].some(isNew))) update();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, [undrawn]);
  return found;
}

function idsOf(undrawn: Undrawn): readonly string[] {
  const ids = new Set(undrawnElements(undrawn).map(({ dataset }) => dataset[undrawn.key] ?? ""));
  return [...ids].toSorted().slice(0, undrawn.most);
}

function hasUndrawn(node: Node, { attribute }: Undrawn): boolean {
  if (!(node instanceof Element)) return false;
  return node.hasAttribute(attribute) || node.querySelector(`[${attribute}]`) !== null;
}
