import type { Element } from "hast";
import { fromDom } from "hast-util-from-dom";
import { toMdast, type Handle, type State } from "hast-util-to-mdast";
import type { PhrasingContent, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown, type Unsafe } from "mdast-util-to-markdown";

/**
 * The Markdown (CommonMark with GitHub's tables, check lists and notes) of a page's HTML as `bodyToHtml` gives it. What Markdown has no
 * signs for is HTML in it, as in `<u>`; alignment, indents and the widths of pictures are left out. A snippet is its text. Addresses of pages and files
 * begin with `origin`.
 */
export function htmlToMarkdown(html: string, origin: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const link of body.querySelectorAll("a[href], img[src]")) completeAddress(link, origin);
  for (const summary of body.querySelectorAll("summary")) writeSummary(summary);
  for (const nest of body.querySelectorAll("li.list-nest")) joinNest(nest);
  for (const list of body.querySelectorAll("ol")) nameStart(list);
  for (const box of body.querySelectorAll("li > span[role=img]:first-child")) makeBox(box);
  for (const diagram of body.querySelectorAll("figure.diagram")) unwrapDiagram(diagram);
  for (const code of body.querySelectorAll("pre")) wrapCode(code);
  for (const formula of body.querySelectorAll("figure.math")) unwrapFormula(formula);
  for (const formula of body.querySelectorAll(".inline-math")) nameSource(formula);
  for (const snippet of body.querySelectorAll(".snippet")) unwrapSnippet(snippet);
  for (const figure of body.querySelectorAll("figure")) unwrapFigure(figure);
  for (const cell of body.querySelectorAll("td, th")) joinRows(cell);
  const tree = toMdast(fromDom(body), { handlers });
  return toMarkdown(tree, { ...signs, extensions: [gfmToMarkdown(), { unsafe }] });
}

const signs = { bullet: "-", emphasis: "_", rule: "-", listItemIndent: "one" } as const;

/** Equal signs that would begin a highlighted text where the Markdown is pasted: CommonMark has no such signs, and does not escape them. */
const unsafe: Unsafe[] = [
  { before: "[^A-Za-z0-9=]", character: "=", after: String.raw`=[^\s=]`, inConstruct: "phrasing" },
];

const raw = (value: string) => ({ type: "html", value }) as const;

/** An inline element as HTML around its content. */
const asHtml: Handle = (state, element: Element) => {
  const inner = state.all(element) as PhrasingContent[];
  return [raw(`<${element.tagName}>`), ...inner, raw(`</${element.tagName}>`)];
};

const handlers: Readonly<Record<string, Handle>> = {
  details: detailsOf,
  u: asHtml,
  mark: asHtml,
  sub: asHtml,
  sup: asHtml,
  br: (_state, { properties }: Element) =>
    properties["dataInCell"] === undefined ? { type: "break" } : raw("<br>"),
  span: (state, element: Element) =>
    inlineFormulaOf(element) ?? (state.all(element) as PhrasingContent[]),
  div: (state, element: Element) =>
    formulaOf(element) ?? noteOf(state, element) ?? (state.all(element) as RootContent[]),
};

/** The source of a formula between dollar signs, as GitHub has it. */
function formulaOf({ properties }: Element): RootContent | null {
  const source = properties["dataFormula"];
  return source === undefined ? null : raw(`$$\n${String(source)}\n$$`);
}

function inlineFormulaOf({ properties }: Element): PhrasingContent | null {
  const source = properties["dataInlineFormula"];
  return source === undefined ? null : raw(`$${String(source)}$`);
}

const callout = /^callout-(note|tip|important|warning)$/;

/** A callout as GitHub's note. */
function noteOf(state: State, element: Element): RootContent | null {
  const classes = [element.properties["className"] ?? []].flat().map(String);
  const tone = classes.map((name) => callout.exec(name)?.[1]).find((name) => name !== undefined);
  if (tone === undefined) return null;
  const label = raw(`[!${tone.toUpperCase()}]`);
  return { type: "blockquote", children: [label, ...state.toFlow(state.all(element))] };
}

/** A toggle as GitHub has it: HTML around its rows. */
function detailsOf(state: State, element: Element): RootContent[] {
  const summary = String(element.properties["dataSummary"] ?? "");
  const rows = state.toFlow(state.all(element));
  return [raw(`<details>\n<summary>${summary}</summary>`), ...rows, raw("</details>")];
}

function completeAddress(link: Element | globalThis.Element, origin: string): void {
  if (!(link instanceof HTMLElement)) return;
  const name = link.localName === "img" ? "src" : "href";
  const address = link.getAttribute(name) ?? "";
  if (address.startsWith("/")) link.setAttribute(name, origin + address);
}

/** The summary of a toggle as HTML without the signs of a page; it moves to an attribute of the toggle. */
function writeSummary(summary: globalThis.Element): void {
  for (const element of summary.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (name !== "href") element.removeAttribute(name);
    }
  }
  const row = summary.firstElementChild;
  const inner = row?.localName === "p" ? row.innerHTML : (row?.outerHTML ?? "");
  if (summary.parentElement !== null) summary.parentElement.dataset["summary"] = inner;
  summary.remove();
}

/** A deeper list belongs into the row above it. */
function joinNest(nest: globalThis.Element): void {
  const above = nest.previousElementSibling;
  if (above === null) return;
  above.append(...nest.childNodes);
  nest.remove();
}

function nameStart(list: HTMLOListElement): void {
  const first = list.querySelector(":scope > li[value]")?.getAttribute("value");
  if (first != null) list.setAttribute("start", first);
}

function makeBox(shown: globalThis.Element): void {
  const box = document.createElement("input");
  box.type = "checkbox";
  if (shown.parentElement?.classList.contains("checked") === true) box.setAttribute("checked", "");
  shown.replaceWith(box);
}

/** Code in a form that names its language. */
function wrapCode(pre: HTMLPreElement): void {
  const code = document.createElement("code");
  for (const end of pre.querySelectorAll("br")) end.replaceWith("\n");
  code.textContent = pre.textContent;
  if (pre.dataset["language"] !== undefined) code.className = `language-${pre.dataset["language"]}`;
  pre.replaceChildren(code);
}

/** The source of a diagram as code of the language Mermaid, as GitHub has it. */
function unwrapDiagram(figure: globalThis.Element): void {
  const source = figure.querySelector("pre");
  if (source === null) return;
  source.dataset["language"] = "mermaid";
  figure.replaceWith(source);
}

function unwrapFormula(figure: globalThis.Element): void {
  const formula = document.createElement("div");
  formula.dataset["formula"] = figure.querySelector("code, pre")?.textContent ?? "";
  figure.replaceWith(formula);
}

/** In a cell of a table, a line of Markdown ends at each `|` without a backslash. */
function nameSource(formula: globalThis.Element): void {
  const source = formula.textContent ?? "";
  const isInCell = formula.closest("td, th") !== null;
  formula.setAttribute("data-inline-formula", isInCell ? source.replaceAll("|", "\\|") : source);
}

/** A picture, or the link to a file, and its caption, as paragraphs. */
function unwrapFigure(figure: HTMLElement): void {
  const image = figure.querySelector("img");
  const card = figure.querySelector<HTMLAnchorElement>("a.file-card");
  if (card !== null) card.textContent = card.querySelector(".file-name")?.textContent ?? "";
  image?.removeAttribute("srcset");
  const shown = document.createElement("p");
  shown.append(image ?? card ?? "");
  const caption = document.createElement("p");
  caption.append(...(figure.querySelector("figcaption")?.childNodes ?? []));
  figure.replaceWith(shown, caption);
}

/** The text of a snippet, or the link to it where its text is not known. */
function unwrapSnippet(row: globalThis.Element): void {
  const text = row.querySelector(".snippet-text");
  if (text !== null) return row.replaceWith(...text.childNodes);
  const note = document.createElement("p");
  note.append(...row.childNodes);
  row.replaceWith(note);
}

/** The rows of a cell with a break between them. A cell of Markdown has one line: its breaks are HTML. */
function joinRows(cell: globalThis.Element): void {
  const rows = [...cell.children];
  for (const [index, row] of rows.entries()) {
    if (index > 0) row.before(document.createElement("br"));
    // An empty row, and one that ends with a break, has one more for its height.
    if (row.lastElementChild === row.lastChild && row.lastElementChild?.localName === "br") {
      row.lastElementChild.remove();
    }
    row.replaceWith(...row.childNodes);
  }
  for (const end of cell.querySelectorAll("br")) end.dataset["inCell"] = "";
}
