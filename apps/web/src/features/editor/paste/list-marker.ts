/** A list that is being read: counts its items when it is numbered, shows no markers when it says so. */
export type OpenList = { readonly isNumbered: boolean; readonly isMarked: boolean; next: number };

type Style = ReadonlyMap<string, string>;

/** The list that this `ul` or `ol` opens. */
export function openList(list: Element, style: Style): OpenList {
  const start = Number.parseInt(list.getAttribute("start") ?? "1", 10);
  return {
    isNumbered: list.localName === "ol",
    isMarked: isMarked(style) ?? true,
    next: Number.isNaN(start) ? 1 : start,
  };
}

/** What stands before an item's text, `• ` or `1. `; counts the item. An item outside of any list gets a bullet. */
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
 * A marker as Word writes it into the text of a list's paragraph: a glyph of a symbol font, or a number. Bullets of every
 * shape become the same.
 */
export function wordMarker(written: string): string {
  const marker = written.replaceAll(/\s/g, "");
  const isNumber = /[\p{L}\p{N}]/u.test(marker) && marker !== "o";
  return isNumber ? `${marker} ` : "• ";
}

/** The level of a Word list that a paragraph stands in, from 1; `null` for other paragraphs. */
export function wordListLevel(style: ReadonlyMap<string, string>): number | null {
  const level = /\blevel(\d+)\b/.exec(style.get("mso-list") ?? "")?.[1];
  return level === undefined ? null : Number(level);
}
