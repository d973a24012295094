import type { PageBody } from "@stemma/document/format";

/** The text of a body's parts, by identity: a body that is read again while somebody types shares the rows that did not change. */
const texts = new WeakMap<object, string>();

/** A body as JSON. Writing it costs as much as the rows that are new since the last call; copying the object costs as much as the page. */
export function bodyText(body: PageBody): string {
  const { children, ...root } = body.root;
  const rows = children.map(rowText).join(",");
  const rest = JSON.stringify(root).slice(0, -1);
  return `{"formatVersion":${body.formatVersion},"root":${rest},"children":[${rows}]}}`;
}

function rowText(row: object): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = JSON.stringify(row);
  texts.set(row, text);
  return text;
}
