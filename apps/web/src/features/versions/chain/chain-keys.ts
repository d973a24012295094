import type { KeyboardEvent } from "react";

/**
 * Selects a version of the chain on arrow keys, Home and End (roving tabindex: only the selected row is in the tab
 * order).
 */
export function selectByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-chain-row]")];
  const at = rows.findIndex((row) => row === event.target);
  if (at === -1) return;
  const wanted = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 };
  const next = event.key in wanted ? rows[wanted[event.key as keyof typeof wanted]] : undefined;
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}
