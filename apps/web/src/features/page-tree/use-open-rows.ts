import { useState } from "react";

const keyOf = (tree: string) => `stemma-${tree}`;
/** The most rows that are remembered as open; the oldest are forgotten first. */
const rememberedMax = 500;

/**
 * Which workspaces and pages of a tree are open, at first those of `first`. Remembered in this browser under the name of the tree, which
 * holds the organization.
 */
export function useOpenRows(tree: string, first: readonly string[]) {
  const [known, setKnown] = useState(() => read(tree));
  const open: ReadonlySet<string> = known ?? new Set(first);
  const change = (changed: ReadonlySet<string>): void => {
    setKnown(changed);
    try {
      const latest = [...changed].slice(-rememberedMax);
      localStorage.setItem(keyOf(tree), JSON.stringify(latest));
    } catch {
      // Without storage, the tree is closed again after a reload.
    }
  };
  return {
    open,
    setOpen: (ids: readonly string[], isOpen: boolean) => {
      if (ids.every((id) => open.has(id) === isOpen)) return;
      const next = new Set(open);
      for (const id of ids) {
        if (isOpen) next.add(id);
        else next.delete(id);
      }
      change(next);
    },
  };
}

function read(tree: string): ReadonlySet<string> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(tree)) ?? "null");
    if (!Array.isArray(kept)) return null;
    return new Set(kept.filter((id): id is string => typeof id === "string"));
  } catch {
    return null;
  }
}
