import { parse, type Node, type RangeVar } from "libpg-query";
import { outsideMark } from "../../platform/database/read-migrations.ts";

/** A statement of a migration. */
export interface ParsedStatement {
  readonly node: Node;
  readonly text: string;
  /** The comment lines above it, with their dashes. */
  readonly comment: string;
}

/** A migration, as PostgreSQL's own parser reads it. */
export interface ParsedMigration {
  /** The number that its name begins with. */
  readonly number: number;
  readonly name: string;
  /** Whether it runs outside a transaction. */
  readonly isOutside: boolean;
  readonly statements: readonly ParsedStatement[];
  /** The tables that it creates: nobody else knows them yet, so what it does to them makes nobody wait. */
  readonly newTables: ReadonlySet<string>;
}

/** Parses a migration. Each part between breakpoints must be one statement: the migrator sends it as one. */
export async function parseMigration(name: string, text: string): Promise<ParsedMigration> {
  const statements = await Promise.all(
    text.split("--> statement-breakpoint").map((part) => parsePart(name, part)),
  );
  const created = statements.flatMap(({ node }) =>
    "CreateStmt" in node ? [tableName(node.CreateStmt.relation)] : [],
  );
  return {
    number: Number.parseInt(name, 10),
    name,
    isOutside: text.startsWith(`${outsideMark}\n`),
    statements,
    newTables: new Set(created),
  };
}

async function parsePart(name: string, part: string): Promise<ParsedStatement> {
  const { stmts = [] } = await parse(part);
  const node = stmts[0]?.stmt;
  if (node === undefined || stmts.length > 1) {
    throw new Error(`${name} has ${stmts.length} statements between two breakpoints, not one.`);
  }
  const comment = part
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("--"));
  return { node, text: part, comment: comment.join("\n") };
}

/** A table's name with its schema. */
export function tableName(relation: RangeVar | undefined): string {
  return `${relation?.schemaname ?? "public"}.${relation?.relname ?? ""}`;
}
