import type { ListType } from "@stemma/document/format";
import type { RowAttributes } from "@stemma/document/row-attributes";

/** The state of the list being read: the next item number, and whether items show markers. */
export type OpenList = { readonly isNumbered: boolean; readonly isMarked: boolean; next: number };

/** What an item's first block becomes: a row of this kind of list; `null` where items show no markers. */
export type ItemRow = { readonly kind: ListType; readonly attributes: RowAttributes } | null;

type Style = ReadonlyMap<string, string>;

/** The initial state for a `ul` or `ol`. */
export function openList(list: Element, style: Style): OpenList {
  const start = Number.parseInt(list.getAttribute("start") ?? "1", 10);
  return {
    isNumbered: list.localName === "ol",
    isMarked: isMarked(style) ?? true,
    next: Number.isNaN(start) ? 1 : start,
  };
}

/** The row that an item becomes; advances the number. An item outside any list gets a bullet. */
export function itemRow(item: Element, style: Style, list: OpenList | null): ItemRow {
  const value = Number.parseInt(item.getAttribute("value") ?? "", 10);
  if (list !== null && !Number.isNaN(value)) list.next = value;
  const start = list === null ? 0 : list.next++;
  const checked = checkOf(item);
  if (checked !== null) return { kind: "check", attributes: checked ? { checked } : {} };
  if (!(isMarked(style) ?? list?.isMarked ?? true)) return null;
  return list?.isNumbered === true
    ? { kind: "number", attributes: { start } }
    : { kind: "bullet", attributes: {} };
}

/** Whether an element is an item of a list: also one of the things to do of Confluence, which are no list in HTML. */
export function isItem(element: Element): boolean {
  return element.matches(items);
}

const items = "li, [data-node-type=actionList] > *";

/** Whether an item of things to do is done; `null` for other items. */
function checkOf(item: Element): boolean | null {
  const own = item.getAttribute("aria-checked") ?? item.getAttribute("data-checked");
  if (own !== null) return own === "true";
  if (item.classList.contains("checked")) return true;
  if (item.classList.contains("unchecked")) return false;
  const box = item.querySelector("input[type=checkbox], [role=checkbox]");
  if (box === null || box.closest(items) !== item) return null;
  return box.hasAttribute("checked") || box.getAttribute("aria-checked") === "true";
}

function isMarked(style: Style): boolean | undefined {
  const type = style.get("list-style-type") ?? style.get("list-style");
  return type === undefined ? undefined : !/\bnone\b/.test(type);
}

/** The row that a paragraph of Word becomes, by the marker that Word writes into its text. */
export function wordRow(written: string): ItemRow {
  const marker = written.replaceAll(/\s/g, "");
  const isNumber = /[\p{L}\p{N}]/u.test(marker) && marker !== "o";
  if (!isNumber) return { kind: "bullet", attributes: {} };
  const start = Number.parseInt(/\d+(?=\D*$)/.exec(marker)?.[0] ?? "1", 10);
  return { kind: "number", attributes: { start } };
}

/** The level of the Word list that a paragraph belongs to, one-based; `null` for other paragraphs. */
export function wordListLevel(style: ReadonlyMap<string, string>): number | null {
  const level = /\blevel(\d+)\b/.exec(style.get("mso-list") ?? "")?.[1];
  return level === undefined ? null : Number(level);
}
