import { expect, test } from "vitest";
import { nameOrganization } from "./name-organization.ts";

const tables = new Map([
  ["organizations", "id"],
  ["pages", "organization_id"],
  ["drafts", "organization_id"],
]);

/** The text of a template whose arguments are `?1`, `?2`, … after its tables are named, with the organization as `$`. */
function name(text: string): string {
  const { strings, args } = nameOrganization(text.split(/\?\d/), tables);
  return strings
    .map((string, at) => {
      const arg = args[at - 1];
      return (at === 0 ? "" : arg === "organization" ? "$" : `?${Number(arg) + 1}`) + string;
    })
    .join("");
}

const own = (table: string, column = "organization_id") =>
  `(select * from ${table} where ${column} = $)`;

test.each([
  ["select 1 from pages p where p.id = ?1", `select 1 from ${own("pages")} p where p.id = ?1`],
  ["select 1 from pages", `select 1 from ${own("pages")} pages`],
  [
    "select 1 from pages where id = ?1 for update",
    `select 1 from ${own("pages")} pages where id = ?1 for update`,
  ],
  ["select 1 from pages as p", `select 1 from ${own("pages")} as p`],
  [
    "select 1 from users u left join pages p on true join drafts on exists (select from organizations o)",
    `select 1 from users u left join ${own("pages")} p on true join ${own("drafts")} drafts on exists (select from ${own("organizations", "id")} o)`,
  ],
  ["(select ?1 from pages) union ?2", `(select ?1 from ${own("pages")} pages) union ?2`],
])("names the organization of what %j reads", (text, named) => {
  expect(name(text)).toBe(named);
});

test.each([
  [
    "update pages set icon = ?1 where id = ?2",
    "update pages set icon = ?1 where pages.organization_id = $ and id = ?2",
  ],
  [
    "update pages p set icon = ?1 from users where p.id = ?2 returning 1",
    "update pages p set icon = ?1 from users where p.organization_id = $ and p.id = ?2 returning 1",
  ],
  [
    "with gone as (delete from drafts where id in (select 1 from x where a or b) returning id) update organizations set at = (select 1 where true) where id in (select id from gone)",
    "with gone as (delete from drafts where drafts.organization_id = $ and id in (select 1 from x where a or b) returning id) update organizations set at = (select 1 where true) where organizations.id = $ and id in (select id from gone)",
  ],
  [
    "delete from drafts d using pages p where p.id = d.page_id",
    `delete from drafts d using ${own("pages")} p where d.organization_id = $ and p.id = d.page_id`,
  ],
])("names the organization of what %j changes", (text, named) => {
  expect(name(text)).toBe(named);
});

test.each([
  "select 1 from users u join unnest(?1) asked on true",
  "insert into pages (id) values (?1) on conflict do update set icon = null",
  "select extract(epoch from at) from authentication.users for no key update",
])("leaves %j as it is", (text) => {
  expect(name(text)).toBe(text);
});

test.each(["delete from pages", "update pages set icon = null where id = ?1 or id = ?2"])(
  "refuses %j, which has no one condition",
  (text) => {
    expect(() => name(text)).toThrow("has one condition");
  },
);
