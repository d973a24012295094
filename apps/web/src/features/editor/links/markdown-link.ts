import { urlOf, type TypedAddress } from "./web-address.ts";

/** The text of a link in Markdown and its URL. A bracket stands before the text, and so many characters, with the address, behind it. */
export type MarkdownLink = TypedAddress & { readonly signsBehind: number };

/** `[text](address)`, where the address may hold brackets in pairs. `![…](…)` is an image, and a backslash takes the meaning away. */
const ended = /(?<![!\\])\[([^[\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)$/u;

/** The link in Markdown that ends a text; `null` without one, and for an address that no link is made of. */
export function findMarkdownLink(text: string): MarkdownLink | null {
  if (!text.endsWith(")")) return null;
  const [whole = "", label = "", address = ""] = ended.exec(text) ?? [];
  const url = urlOf(address);
  if (url === null || label.trim() === "") return null;
  const start = text.length - whole.length + 1;
  const end = start + label.length;
  return { start, end, url, signsBehind: text.length - end };
}
