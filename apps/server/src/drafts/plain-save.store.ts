import type { OrganizationId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { defineStatement } from "../platform/database/define-statement.ts";
import { makeText } from "../platform/database/make-text.ts";
import { nowhere, organizationOf } from "../platform/database/organization-of.ts";
import { isSpread } from "../platform/database/spread-tables.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A save that changes only the text, of a draft without files: most are. */
export interface PlainSave {
  readonly draftId: string;
  readonly userId: string;
  readonly expectedRevision: number;
  readonly saveId: string;
  readonly pageTitle: string;
  /** JSON. */
  readonly body: string;
  readonly draftNotes: string | null;
  readonly updatedAt: Date;
}

/** What the draft's row says after a save. */
export interface SavedRow {
  readonly revision: number;
  /** PostgreSQL's text. */
  readonly updatedAt: string;
}

const saveAlone = defineStatement<
  { [Name in keyof PlainSave]: PlainSave[Name] } & { readonly organizationId: OrganizationId },
  SavedRow
>(
  (sql, save) => withinOrganization(sql, save.organizationId)`
    update drafts set page_title = ${save.pageTitle}, body = ${save.body},
      draft_notes = ${save.draftNotes}, updated_at = ${save.updatedAt}, save_id = ${save.saveId},
      revision = revision + 1
    where id = ${save.draftId} and user_id = ${save.userId} and revision = ${save.expectedRevision}
    returning revision, updated_at as "updatedAt"`,
);

/** The columns of a save in a statement of several, with their types. */
const columns = {
  draftId: "uuid",
  userId: "uuid",
  expectedRevision: "int",
  saveId: "uuid",
  pageTitle: "text",
  body: "json",
  draftNotes: "text",
  updatedAt: "timestamptz",
} as const satisfies Record<keyof PlainSave, string>;

const names = Object.keys(columns) as (keyof PlainSave)[];

/** A statement is made for each of these numbers of saves, because each text has a plan of its own on each connection. */
const lengths = [1, 2, 4, 8, 16];

const texts = new Map<number, string>();

/**
 * The text of the statement that writes `length` saves of different drafts. `skip locked` makes it pass over the drafts that another
 * transaction has locked. So it waits for no row while it holds others, and is in no deadlock, whatever the order of its saves.
 *
 * Each value is a parameter. Arrays of values need only one text, but quoting JSON inside of an array takes the driver and PostgreSQL as long as
 * all the rest.
 */
function textFor(sql: Sql, length: number): string {
  const known = texts.get(length);
  if (known !== undefined) return known;
  const rows = Array.from({ length }, (_, row) =>
    names.map((name, column) => `$${row * names.length + column + 1}::${columns[name]}`),
  );
  const written = {
    draftIds: `array[${rows.map(([draftId]) => draftId).join(", ")}]`,
    userIds: `array[${rows.map(([, userId]) => userId).join(", ")}]`,
    saves: rows.map((row, place) => `(${place}, ${row.join(", ")})`).join(", "),
    columns: names.map((name) => `"${name}"`).join(", "),
  };
  const text = makeText<typeof written>(
    sql,
    (tx, { draftIds, userIds, saves, columns: all }) => tx`
      with free as materialized (
        select id from drafts where id = any(${draftIds}) and user_id = any(${userIds})
        for no key update skip locked)
      update drafts d set page_title = s."pageTitle", body = s.body, draft_notes = s."draftNotes",
        updated_at = s."updatedAt", save_id = s."saveId", revision = d.revision + 1
      from free, (values ${saves}) s (place, ${all})
      where d.id = free.id and s."draftId" = d.id and s."userId" = d.user_id
        and s."expectedRevision" = d.revision
      returning s.place, d.revision, d.updated_at as "updatedAt"`,
    (name) => written[name as keyof typeof written],
  );
  texts.set(length, text);
  return text;
}

/** Writes plain saves, each on top of its expected revision and only into a draft of its own user. */
export function createPlainSaves(sql: Sql) {
  return {
    /** Writes one save. Waits while another transaction has locked the draft. `null` if the draft has another revision, another user, or is gone. */
    async saveAlone(save: PlainSave): Promise<SavedRow | null> {
      const organizationId = isSpread() ? await organizationOf(sql, "drafts", save.draftId) : null;
      const [saved] = await saveAlone(sql, { ...save, organizationId: organizationId ?? nowhere });
      return saved ?? null;
    },

    /**
     * Writes at most 16 saves of different drafts in one transaction. `null` for a save that was not written: the draft has another revision,
     * another user, is gone, or is locked by another transaction. The rest of the statement's parameters are null, and match no draft.
     */
    async saveTogether(saves: readonly PlainSave[]): Promise<(SavedRow | null)[]> {
      const length = lengths.find((one) => one >= saves.length) ?? saves.length;
      const values = Array.from({ length }, (_, at) =>
        names.map((name) => saves[at]?.[name] ?? null),
      ).flat();
      const rows = await sql.unsafe<(SavedRow & { place: number })[]>(
        textFor(sql, length),
        values,
        { prepare: true },
      );
      const saved = saves.map((): SavedRow | null => null);
      for (const { place, revision, updatedAt } of rows) saved[place] = { revision, updatedAt };
      return saved;
    },
  };
}
