import type { OrganizationId } from "@stemma/domain/ids";
import type { Fragment, Sql } from "./connect.ts";
import { nameOrganization, type NamedTemplate } from "./name-organization.ts";
import { isSpread, spreadTables } from "./spread-tables.ts";

/** The connection from which each one of an organization was made. */
const bases = new WeakMap<Sql, Sql>();

/** Each template of a store, rewritten once. */
const named = new WeakMap<
  TemplateStringsArray,
  NamedTemplate & { readonly strings: TemplateStringsArray }
>();

/**
 * The SQL interface for statements that read and change rows of one organization only. On a database that is spread, it names the organization
 * of each table in its templates, so that Citus sees which shard is meant; on every other one it is `sql` itself. Parts of a statement
 * that are made with another `Sql` stay as they are.
 */
export function withinOrganization(sql: Sql, organizationId: OrganizationId | null): Sql {
  if (!isSpread() || organizationId === null) return sql;
  const base = unscoped(sql);
  const own = new Proxy(base, {
    apply(target, self, args: readonly unknown[]) {
      const [strings, ...values] = args;
      if (!isTemplate(strings)) return Reflect.apply(target, self, args);
      const template = nameTables(strings);
      const sent = template.args.map((arg) =>
        arg === "organization" ? organizationId : values[arg],
      );
      return Reflect.apply(target, self, [template.strings, ...sent]);
    },
  });
  bases.set(own, base);
  return own;
}

/** The rows of one organization in a table that is named by a value, for a `from`. */
export function rowsWithin(sql: Sql, table: string, organizationId: OrganizationId): Fragment {
  const column = spreadTables().get(table);
  return column === undefined
    ? sql`${sql(table)}`
    : sql`(select * from ${sql(table)} where ${sql(column)} = ${organizationId})`;
}

/** Has the rows of two aliases be of the same organization, where the database is spread; keys say so on every other one. */
export function isSameOrganization(sql: Sql, one: string, other: string): Fragment {
  return isSpread() ? sql`and ${sql(one)}.organization_id = ${sql(other)}.organization_id` : sql``;
}

/** The `Sql` behind one of an organization: for texts that are made once, for all organizations. */
export function unscoped(sql: Sql): Sql {
  return bases.get(sql) ?? sql;
}

function nameTables(strings: TemplateStringsArray) {
  const known = named.get(strings);
  if (known !== undefined) return known;
  const template = nameOrganization(strings, spreadTables());
  const made = {
    ...template,
    strings: Object.assign([...template.strings], { raw: template.strings }),
  };
  named.set(strings, made);
  return made;
}

function isTemplate(part: unknown): part is TemplateStringsArray {
  return Array.isArray(part) && "raw" in part;
}
