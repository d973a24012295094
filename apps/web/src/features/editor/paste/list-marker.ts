/** The state of the list being read: the next item number, and whether items show markers. */
export type OpenList = { readonly isNumbered: boolean; readonly isMarked: boolean; next: number };

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

/** The marker before an item's text, `• ` or `1. `; advances the number. An item outside any list gets a bullet. */
export function itemMarker(item: Element, style: Style, list: OpenList | null): string {
  const value = Number.parseInt(item.getAttribute("value") ?? "", 10);
  if (list !== null && !Number.isNaN(value)) list.next = value;
  const number = list === null ? 0 : list.next++;
  if (!(isMarked(style) ?? list?.isMarked ?? true)) return "";
  return list?.isNumbered === true ? `${number}. ` : "• ";
}

function isMarked(style: Style): boolean | undefined {
  const type = style.get("list-style-type") ?? style.get("list-style");
  return type === undefined ? undefined : !/\bnone\b/.test(type);
}

/**
 * Normalizes the list marker that Word writes into a paragraph's text: keeps a number, and turns every glyph of a
 * symbol font into the same bullet.
 */
export function wordMarker(written: string): string {
  const marker = written.replaceAll(/\s/g, "");
  const isNumber = /[\p{L}\p{N}]/u.test(marker) && marker !== "o";
  return isNumber ? `${marker} ` : "• ";
}

/** The level of the Word list that a paragraph belongs to, one-based; `null` for other paragraphs. */
export function wordListLevel(style: ReadonlyMap<string, string>): number | null {
  const level = /\blevel(\d+)\b/.exec(style.get("mso-list") ?? "")?.[1];
  return level === undefined ? null : Number(level);
}
