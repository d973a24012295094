import { FileText, Notebook, type LucideIcon } from "lucide-react";
import type { PinItem } from "./set-pinned.ts";

/** The icon of a page or workspace in a list. */
export function itemIcon({ type }: { readonly type: PinItem["type"] }): LucideIcon {
  return type === "workspace" ? Notebook : FileText;
}
