import {
  FilePen,
  FileText,
  LayoutTemplate,
  Notebook,
  Scissors,
  type LucideIcon,
} from "lucide-react";
import type { PageKind } from "@stemma/domain/page/page-kind";

/** The icons of what stands in lists; for people who do not see them, `messages.kinds` names the same. */
const icons: Readonly<Record<PageKind | "workspace", LucideIcon>> = {
  page: FileText,
  template: LayoutTemplate,
  snippet: Scissors,
  workspace: Notebook,
};

/** An item of a list, as far as its icon needs it. */
type Item = { readonly type: "workspace" } | { readonly type: "page"; readonly kind: PageKind };

/** What an item is: a workspace or, of pages, the kind. */
export function itemKind(item: Item): PageKind | "workspace" {
  return item.type === "workspace" ? "workspace" : item.kind;
}

/** The icon of a page, template, snippet or workspace in a list. */
export function itemIcon(item: Item): LucideIcon {
  return icons[itemKind(item)];
}

/** The icon of a draft in a list: a template or snippet keeps its own. */
export function draftIcon(kind: PageKind): LucideIcon {
  return kind === "page" ? FilePen : icons[kind];
}
