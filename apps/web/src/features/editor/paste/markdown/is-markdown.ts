/**
 * Whether a plain text is evidently Markdown. One clear sign is enough: a heading that stands alone, a fence, a table, a box,
 * two items of a list in a row, a link, bold text. Weak signs, such as one quoted line or one `code`, need a second one. An
 * asterisk, a single line that begins with `1.`, source code and configuration files are no Markdown.
 */
export function isMarkdown(text: string): boolean {
  if (text.length > textMax) return false;
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > linesMax) return false;
  const { outside, hasFence } = withoutFences(lines);
  if (isSource(outside) || isCrowded(outside)) return false;
  if (hasFence || outside.some((line, index) => isTableRule(line, outside[index - 1] ?? ""))) {
    return true;
  }
  return headingEvidence(outside) + listEvidence(outside) + textEvidence(outside) >= enough;
}

/** The weight of one clear sign; two weak signs of different kinds weigh as much. */
const enough = 2;

const fence = /^ {0,3}(`{3,}|~{3,}|\$\$(?=\s*$))/;

/** The lines outside of fenced code, and whether a fence that opens is closed later. */
function withoutFences(lines: readonly string[]): {
  readonly outside: readonly string[];
  readonly hasFence: boolean;
} {
  const outside: string[] = [];
  let open: string | null = null;
  let hasFence = false;
  for (const line of lines) {
    const sign = fence.exec(line)?.[1] ?? null;
    if (open !== null) {
      if (sign?.startsWith(open) !== true) continue;
      open = null;
      hasFence = true;
    } else if (sign === null) outside.push(line);
    else open = sign;
  }
  return { outside, hasFence };
}

const sourceLine =
  /[;{}]\s*$|^\s*(?:- )?[\w.-]+:(?:\s|$)|^\s*(?:import|export|const|let|def|class|function|return|#include)\b|^\s*<\/?(?!(?:details|summary|u|mark|sub|sup|kbd)\b)\w/;

/** Whether a third of the lines look like source code or configuration, or the text is a patch. */
function isSource(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== "");
  if (written.some((line) => /^@@ .* @@/.test(line))) return true;
  return written.filter((line) => sourceLine.test(line)).length * 3 > written.length;
}

/** The most characters and lines of a text that is converted: the time grows with the square of its paragraphs. */
const textMax = 600_000;
const linesMax = 20_000;

/** The most characters and signs of marks and links in one paragraph: the time of the conversion grows with their square. */
const paragraphMax = 20_000;
const signsMax = 1000;

/** The most that the squares of the signs of all paragraphs add up to. */
const workMax = 5_000_000;

/** The most quotations and lists in each other, and the spaces before the deepest item. */
const depthMax = 12;
const indentMax = 60;

const gap = /\s{500}/;

/** Whether a text holds more than anybody writes, as only one made to keep the browser busy does. */
function isCrowded(lines: readonly string[]): boolean {
  let signs = 0;
  let length = 0;
  let work = 0;
  return lines.some((line) => {
    const [prefix = ""] = /^(?:\s*(?:[-*+>]|\d{1,9}[.)])(?=\s|$|>))*/.exec(line) ?? [];
    const depth = prefix.match(/[-*+>]|\d+/g)?.length ?? 0;
    const indent = /^\s*/.exec(line)?.[0].length ?? 0;
    const quoted = line.replace(/^[\s>]+/, "");
    // Such a line always begins a paragraph of its own.
    if (quoted === "" || /^ {0,3}[-*+] +\S/.test(line)) [signs, length] = [0, 0];
    const added = quoted.match(/[*_~`[\]()<&|@!$]|==|www\./g)?.length ?? 0;
    signs += added;
    work += added * signs;
    length += line.length;
    const isDeep = depth > depthMax || (indent > indentMax && item.test(line));
    const isLong = length > paragraphMax || gap.test(line);
    return isDeep || isLong || signs > signsMax || work > workMax;
  });
}

function isTableRule(line: string, before: string): boolean {
  return (
    before.includes("|") && line.includes("|") && line.includes("---") && /^[\s|:-]+$/.test(line)
  );
}

/** `# one line alone`, or a second-level heading below an empty line: a single `#` also begins comments of scripts. */
function headingEvidence(lines: readonly string[]): number {
  const isEmptyAt = (index: number): boolean => (lines[index] ?? "").trim() === "";
  const weights = lines.map((line, index) => {
    if (/^={3,}\s*$/.test(line)) return isEmptyAt(index - 1) ? 0 : enough;
    const signs = /^ {0,3}(#{1,6}) +\S/.exec(line)?.[1];
    if (signs === undefined) return 0;
    const isClear = isEmptyAt(index - 1) && (signs.length > 1 || isEmptyAt(index + 1));
    return isClear ? enough : 1;
  });
  return weights.reduce<number>((most, weight) => Math.max(most, weight), 0);
}

const item = /^(\s*)(?:([-*+])|(\d{1,9})([.)])|(>))\s+(\[[ xX]\]\s+)?\S/;

/** Two items in a row with the same sign, or with a number and the next one; or the box of a check list. */
function listEvidence(lines: readonly string[]): number {
  let most = 0;
  let last: { readonly sign: string | null; readonly number: number } = { sign: null, number: 0 };
  for (const line of lines) {
    const [, , bullet, digits, end, quote, box] = item.exec(line) ?? [];
    const sign = bullet ?? end ?? quote;
    if (sign === undefined) {
      // Empty and indented lines may stand between two items.
      if (/^\S/.test(line)) last = { sign: null, number: 0 };
      continue;
    }
    const number = Number(digits ?? 0);
    const isNext = last.sign === sign && (digits === undefined || number === last.number + 1);
    if (isNext || (box !== undefined && bullet !== undefined)) return enough;
    if (digits === undefined) most = 1;
    last = { sign, number };
  }
  return most;
}

/** What the line holds, and how much it weighs. */
const inlineSigns: readonly { readonly sign: RegExp; readonly weight: number }[] = [
  { sign: /\[[^\]\n]{1,500}\]\((?:https?:|mailto:|[/#.])[^\s)]*\)/, weight: enough },
  {
    sign: /(?<![\p{L}\p{N}*])\*\*(?![\s*])[^*]{0,500}(?<![\s*])\*\*(?![\p{L}\p{N}*])/u,
    weight: enough,
  },
  { sign: /(?<![\p{L}\p{N}=])==(?![\s=])[^=]{1,500}(?<!\s)==(?![\p{L}\p{N}=])/u, weight: enough },
  { sign: /`[^`]{1,500}`[^`]+`[^`]{1,500}`/, weight: enough },
  { sign: /<(u|mark|sub|sup|kbd)>[^<]{1,500}<\/\1>/i, weight: enough },
  { sign: /^ {0,3}<details(?: open)?>\s*(?:<summary>|$)/i, weight: enough },
  { sign: /^ {0,3}> ?\[!(?:note|tip|important|warning|caution)\]\s*$/i, weight: enough },
  { sign: /^ {0,3}\$\$[^$]{1,500}\$\$\s*$/, weight: enough },
  // A formula has a sign that no price has.
  {
    sign: /(?<![\p{L}\p{N}$\\])\$(?![\s$])(?=[^$]{0,500}[\\^_])(?:\\.|[^$\\]){1,500}(?<!\s)\$(?![\p{L}\p{N}$])/u,
    weight: enough,
  },
  { sign: /`[^`]{1,500}`/, weight: 1 },
  {
    sign: /(?<![\p{L}\p{N}_])__(?![\s_])[^_]{0,500} [^_]{0,500}(?<!\s)__(?![\p{L}\p{N}_])/u,
    weight: 1,
  },
  { sign: /(?<![\p{L}\p{N}*])\*(?![\s*])[^*]{0,500}(?<![\s*])\*(?![\p{L}\p{N}*])/u, weight: 1 },
  { sign: /(?<![\p{L}\p{N}_])_(?![\s_])[^_]{0,500}(?<![\s_])_(?![\p{L}\p{N}_])/u, weight: 1 },
  { sign: /(?<!~)~~(?![\s~])[^~]{1,500}~~(?!~)/, weight: 1 },
];

/** The longest line that is looked at: no writer sets signs into a longer one. */
const lineMax = 5000;

function textEvidence(lines: readonly string[]): number {
  const found = inlineSigns.filter(({ sign }) =>
    lines.some((line) => line.length <= lineMax && sign.test(line)),
  );
  return found.reduce((sum, { weight }) => sum + weight, 0);
}
