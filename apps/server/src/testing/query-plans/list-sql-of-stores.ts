import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "@swc/core";

/** A piece of SQL in a store: a whole statement, or a part that goes into statements. */
export interface StorePiece {
  /** Where it is, such as `pages/page.store.ts: begin`. */
  readonly name: string;
  /** Its text, without what is filled in. */
  readonly texts: readonly string[];
}

/** A node of the syntax tree, as far as this file looks into it. */
interface SyntaxNode {
  readonly type?: string;
  readonly tag?: { readonly value?: string; readonly callee?: { readonly value?: string } };
  readonly template?: { readonly quasis: readonly { readonly cooked: string }[] };
}

const sources = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
/** The names under which stores have the connection, and of what makes one. */
const tags = new Set(["sql", "tx", "own", "withinOrganization"]);

/** All pieces of SQL in the stores, read from their sources. */
export function listSqlOfStores(): readonly StorePiece[] {
  return readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".store.ts"))
    .sort()
    .flatMap((file) => piecesOf(file));
}

function piecesOf(file: string): StorePiece[] {
  const source = readFileSync(path.join(sources, file), "utf8");
  const pieces: StorePiece[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null) return;
    const { type, tag, template } = value as SyntaxNode;
    const name = tag?.value ?? tag?.callee?.value;
    if (type === "TaggedTemplateExpression" && name !== undefined && tags.has(name)) {
      const texts = template?.quasis.map(({ cooked }) => cooked) ?? [];
      const words = texts.join("…").replaceAll(/\s+/g, " ").trim().slice(0, 90);
      pieces.push({ name: `${file}: ${words}`, texts });
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(source, { syntax: "typescript" }).body);
  return pieces;
}

/** Whether a statement holds a piece: its texts in their order, with anything between them. */
export function isPartOf(statement: string, { texts }: StorePiece): boolean {
  let position = 0;
  return texts.every((text) => {
    const found = statement.indexOf(text, position);
    position = found + text.length;
    return found >= 0;
  });
}
