import { useState } from "react";
import type { OrganizationId } from "@stemma/domain/ids";

const keyOf = (organizationId: OrganizationId) => `stemma-tree-${organizationId}`;
/** The most rows that are remembered as open; the oldest are forgotten first. */
const rememberedMax = 500;

/** Which workspaces and pages of the tree are open. Remembered in this browser, for each organization. */
export function useOpenRows(organizationId: OrganizationId, first: readonly string[]) {
  const [known, setKnown] = useState(() => read(organizationId));
  const open: ReadonlySet<string> = known ?? new Set(first);
  const change = (changed: ReadonlySet<string>): void => {
    setKnown(changed);
    try {
      const latest = [...changed].slice(-rememberedMax);
      localStorage.setItem(keyOf(organizationId), JSON.stringify(latest));
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

function read(organizationId: OrganizationId): ReadonlySet<string> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(organizationId)) ?? "null");
    if (!Array.isArray(kept)) return null;
    return new Set(kept.filter((id): id is string => typeof id === "string"));
  } catch {
    return null;
  }
}
