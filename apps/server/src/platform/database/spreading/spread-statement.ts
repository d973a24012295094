import type { SpreadTables } from "../spread-tables.ts";
import { tablesOnEveryNode } from "./tables-to-spread.ts";

/**
 * What a statement of a migration becomes on a database whose tables are spread by their organization: `null` for nothing. Tables of
 * organizations have the organization first in their keys there, so what adds a key or a foreign key gets it too; and they have no triggers
 * but the guards, which `guards.ts` writes. It knows the forms that Drizzle writes, and leaves all else to Citus, which takes it or
 * refuses it.
 */
export function spreadStatement(statement: string, spread: SpreadTables): string | null {
  const command = statement.replaceAll(/^\s*--.*$/gm, "").trim();
  const isOfOrganization = (name = "") => spread.get(name) === organizationId;

  const trigger = command.match(triggers);
  if (trigger !== null) {
    const name = (trigger[2] ?? "").replaceAll('"', "").replace(/^public\./, "");
    if (!spread.has(name) && !tablesOnEveryNode.includes(name)) return command;
    return trigger[1] === undefined ? null : command.replace(trigger[1], `${trigger[1]} IF EXISTS`);
  }

  const key = command.match(foreignKeys);
  if (key !== null) {
    const [, start, from, own = "", middle, to, other = "", end] = key;
    if (!isOfOrganization(from) || !isOfOrganization(to) || holds(own)) return command;
    return `${start}${quoted},${own}${middle}${quoted},${other}${end}`;
  }

  const unique = command.match(uniqueKeys) ?? command.match(uniqueIndexes);
  if (unique !== null) {
    const [, start, table, rest = ""] = unique;
    return isOfOrganization(table) && !holds(rest) ? `${start}${quoted},${rest}` : command;
  }

  // Citus repeats the condition for each part of the table, where the table itself has no name.
  const check = command.match(checks);
  return check === null ? command : command.replaceAll(`"${check[1]}".`, "");
}

const organizationId = "organization_id";
const quoted = `"${organizationId}"`;
const onTable = String.raw`(?:"public"\.)?"(\w+)"`;
const addConstraint = String.raw`ALTER TABLE ${onTable} ADD CONSTRAINT "\w+"`;

const triggers =
  /^(?:CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER|(DROP TRIGGER)(?: IF EXISTS)?) .*?\sON\s+((?:"\w+"\.)?"\w+")/is;
const foreignKeys = new RegExp(
  String.raw`^(${addConstraint} FOREIGN KEY \()([^)]*)(\) REFERENCES ${onTable}\()([^)]*)(\).*)$`,
  "is",
);
const uniqueKeys = new RegExp(
  String.raw`^(${addConstraint} (?:UNIQUE|PRIMARY KEY)\s*\()(.*)$`,
  "is",
);
const uniqueIndexes = new RegExp(
  String.raw`^(CREATE UNIQUE INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?"\w+" ON ${onTable} USING btree \()(.*)$`,
  "is",
);
const checks = new RegExp(String.raw`^${addConstraint} CHECK `, "is");

/** Whether a list of columns, which may go on after its closing bracket, has the organization as a column of its own. */
function holds(list: string): boolean {
  // An expression in the list has brackets of its own, also within each other.
  const flat = list.replaceAll(/\([^()]*\)/g, "");
  if (flat !== list) return holds(flat);
  return (list.split(")")[0] ?? "").split(",").some((column) => column.trim() === quoted);
}
