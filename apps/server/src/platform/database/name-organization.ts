import type { SpreadTables } from "./spread-tables.ts";

/** Stand in a text for an argument of its template, and for the organization. Neither is in any text of ours. */
const argumentMark = "\u0000";
const organizationMark = "\u0001";

/** A table that a statement reads, in `from`, `join` or `using`. */
const tableRead = /(?<!\bdelete\s+)\b(?:from|join|using)\s+(\w+)\b/g;

/** A table that a statement changes. */
const tableChanged = /\b(?:update|delete\s+from)\s+(\w+)\b/g;

/** Words behind the name of a table that are no alias. */
const noAliases = new Set(
  "where set using join left right full inner cross on order group limit offset union for natural returning".split(
    " ",
  ),
);

/** A template whose tables are named with the organization: its strings, and where each of its arguments comes from. */
export interface NamedTemplate {
  readonly strings: readonly string[];
  /** The place of an argument of the template before, or the organization. */
  readonly args: readonly (number | "organization")[];
}

/**
 * Names the organization of each table of a template that is spread: what is read becomes `(select * from pages where organization_id = …) p`,
 * which PostgreSQL plans as the table with that condition; what is changed gets the condition at the beginning of its `where`.
 */
export function nameOrganization(strings: readonly string[], tables: SpreadTables): NamedTemplate {
  const text = nameTablesRead(nameTablesChanged(strings.join(argumentMark), tables), tables);
  const named: string[] = [];
  const args: (number | "organization")[] = [];
  let begin = 0;
  let count = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const isEnd = at === text.length;
    if (!isEnd && text[at] !== argumentMark && text[at] !== organizationMark) continue;
    named.push(text.slice(begin, at));
    begin = at + 1;
    if (isEnd) break;
    args.push(text[at] === organizationMark ? "organization" : count++);
  }
  return { strings: named, args };
}

function nameTablesRead(text: string, tables: SpreadTables): string {
  return text.replaceAll(tableRead, (whole, table: string, at: number) => {
    const column = tables.get(table);
    if (column === undefined) return whole;
    const rows = `(select * from ${table} where ${column} = ${organizationMark})`;
    const alias = readAlias(text, at + whole.length) === null ? ` ${table}` : "";
    return `${whole.slice(0, -table.length)}${rows}${alias}`;
  });
}

function nameTablesChanged(text: string, tables: SpreadTables): string {
  let named = "";
  let done = 0;
  for (const { 0: whole, 1: table = "", index } of text.matchAll(tableChanged)) {
    const column = tables.get(table);
    if (column === undefined) continue;
    const end = index + whole.length;
    const where = findWhere(text, end);
    const name = readAlias(text, end) ?? table;
    named += `${text.slice(done, where)} ${name}.${column} = ${organizationMark} and`;
    done = where;
  }
  return named + text.slice(done);
}

/** The alias of the table whose name ends there; `null` if it has none. */
function readAlias(text: string, from: number): string | null {
  const next = /^\s+(?:as\s+)?([a-z_]\w*)/.exec(text.slice(from))?.[1];
  return next === undefined || noAliases.has(next) ? null : next;
}

/** Where the `where` of a change ends that begins at `from`: the word on the same level of parentheses. */
function findWhere(text: string, from: number): number {
  const [where, ...rest] = wordsOnLevel(text, from, ["where", "or"]);
  if (where?.word !== "where" || rest.some(({ word }) => word === "or")) {
    throw new Error(`A change of rows of one organization has one condition: ${text}`);
  }
  return where.end;
}

/** These words of a text from a place on, to the end of its level of parentheses and no deeper. */
function wordsOnLevel(text: string, from: number, words: readonly string[]) {
  const found: { readonly word: string; readonly end: number }[] = [];
  let depth = 0;
  for (const { 0: token, index } of text.slice(from).matchAll(/[()]|\w+/g)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (depth === 0 && words.includes(token))
      found.push({ word: token, end: from + index + token.length });
    if (depth < 0) break;
  }
  return found;
}
