import { allAlignments } from "../all-alignments.ts";
import { isBlockId, newBlockId, type BlockId } from "../block-id.ts";
import { indentMax, listDepthMax, listStartMax } from "../body-limits.ts";
import { codeLook } from "../code/code-look.ts";
import type { Container } from "../containers/container.ts";
import type { BlockJson, Direction, ListType } from "../format.ts";
import {
  fileNameMaxCharacters,
  pictureSideMax,
  pictureSpans,
  readAltText,
  readFile,
  type FileField,
} from "../files/file-attributes.ts";
import type { ListPlace, RowNode } from "../lists/row-nodes.ts";
import { isLanguage } from "../language.ts";
import { readSnippet } from "../snippets/snippet-attributes.ts";
import { isBare, makeBlock, type BlockKind, type FileKind } from "../make-block.ts";
import type { RowAttributes } from "../row-attributes.ts";
import { BodyFault } from "./body-fault.ts";
import { readNamedContainer } from "./read-container.ts";
import { readFields, type Fields } from "./read-fields.ts";
import { readOneOf } from "./read-one-of.ts";
import { readInlines } from "./read-inlines.ts";

/** Reads a row that stands in this container. A row without an id gets a new one. */
export function readBlock({ node, path, list }: RowNode, container: Container | null): BlockJson {
  const fields = readFields(node, path);
  const kind = list === null ? readKind(fields, path) : readListKind(fields, list, path);
  const shape = {
    kind,
    id: readId(fields("$"), `${path}.$`),
    alignment: readOneOf(allAlignments, fields("format") ?? "", `${path}.format`),
    direction: readOneOf(directions, fields("direction") ?? null, `${path}.direction`),
    indent: Math.min(
      list?.depth ?? readCount(fields("indent") ?? 0, "An indent", `${path}.indent`),
      isListKind(kind) ? listDepthMax : indentMax,
    ),
    attributes: readAttributes(kind, fields, path, list),
    within: container ?? readNamedContainer(fields("within"), `${path}.within`),
  };
  const children = fields("children");
  const hasNone = isBare(kind) && children === undefined;
  return makeBlock(shape, hasNone ? [] : readInlines(children, `${path}.children`));
}

const directions: readonly Direction[] = [null, "ltr", "rtl"];

function readKind(fields: Fields, path: string): BlockKind {
  if (fields("type") === "paragraph") return "paragraph";
  if (fields("type") === "heading") {
    return readOneOf(["h1", "h2", "h3"] as const, fields("tag"), `${path}.tag`);
  }
  if (fields("type") === "quote") return "quote";
  if (fields("type") === "code") return "codeBlock";
  if (fields("type") === "math") return "math";
  if (fields("type") === "diagram") return "diagram";
  if (fields("type") === "horizontalrule") return "divider";
  if (fields("type") === "snippet") return "snippet";
  if (fields("type") === "image" || fields("type") === "file") return fields("type") as FileKind;
  // A row of a list by itself: it says in which kind of list it stands.
  if (fields("type") === "listitem") return readListType(fields("listType"), `${path}.listType`);
  throw new BodyFault(`${path}.type`, "This kind of block is not known here.");
}

function readListKind(fields: Fields, list: ListPlace, path: string): ListType {
  if (fields("type") === "listitem") return readListType(list.listType, `${path}.listType`);
  throw new BodyFault(`${path}.type`, "A list must consist of list items.");
}

function readListType(input: unknown, path: string): ListType {
  return readOneOf(listTypes, input, path);
}

const listTypes = ["bullet", "number", "check"] as const;

function isListKind(kind: BlockKind): kind is ListType {
  return listTypes.some((type) => type === kind);
}

function readAttributes(
  kind: BlockKind,
  fields: Fields,
  path: string,
  list: ListPlace | null,
): RowAttributes {
  if (kind === "check") {
    return readOneOf([true, false], fields("checked") ?? false, `${path}.checked`)
      ? { checked: true }
      : {};
  }
  if (kind === "image" || kind === "file") return readFileAttributes(kind, fields, path);
  if (kind === "snippet") return readSnippetAttributes(fields, path);
  if (kind === "codeBlock") return readCodeAttributes(fields, path);
  if (kind !== "number" || (list !== null && list.rowsBefore > 0)) return {};
  const input = list === null ? fields("start") : list.start;
  const start = readCount(input ?? 1, "The first number of a list", `${path}.start`);
  return { start: Math.min(start, listStartMax) };
}

const sideReason = `It must be a number of pixels, from 1 to ${pictureSideMax}.`;

const fileReasons: Readonly<Record<FileField, string>> = {
  fileId: "The id of an uploaded file must stand here.",
  name: `A name has at most ${fileNameMaxCharacters} characters.`,
  size: "A size must be a whole number of bytes.",
  width: sideReason,
  height: sideReason,
  placeholder: "It must be the Base64 of a small WebP file.",
};

function readFileAttributes(kind: FileKind, fields: Fields, path: string): RowAttributes {
  const file = readFile(fields, kind === "image");
  if (typeof file === "string") throw new BodyFault(`${path}.${file}`, fileReasons[file]);
  if (kind === "file") return { file };
  const altText = readAltText(fields("altText"));
  const spanField = fields("span") ?? null;
  const span = spanField === null ? null : readOneOf(pictureSpans, spanField, `${path}.span`);
  return { file, ...(altText !== undefined && { altText }), ...(span !== null && { span }) };
}

function readSnippetAttributes(fields: Fields, path: string): RowAttributes {
  const snippet = readSnippet(fields);
  if (typeof snippet !== "string") return { snippet };
  const what = snippet === "snippetId" ? "a snippet" : "a version of a snippet";
  throw new BodyFault(`${path}.${snippet}`, `The id of ${what} must stand here.`);
}

function readCodeAttributes(fields: Fields, path: string): RowAttributes {
  const read = (name: "lineNumbers" | "wrap", absent: boolean) =>
    readOneOf([true, false], fields(name) ?? absent, `${path}.${name}`);
  return {
    ...readLanguage(fields("language"), `${path}.language`),
    ...codeLook({ lineNumbers: read("lineNumbers", false), wrap: read("wrap", true) }),
  };
}

/** The language of code. A name that no language has is dropped, so that the code is plain text. */
function readLanguage(input: unknown, path: string): RowAttributes {
  if (input === undefined || input === null) return {};
  if (typeof input !== "string") throw new BodyFault(path, "A language must be text.");
  const language = input.toLowerCase();
  return isLanguage(language) ? { language } : {};
}

function readId(input: unknown, path: string): BlockId {
  if (input === undefined) return newBlockId();
  const id = readFields(input, path)("blockId") ?? "";
  if (typeof id !== "string") throw new BodyFault(`${path}.blockId`, "A block id must be text.");
  return isBlockId(id) ? id : newBlockId();
}

function readCount(input: unknown, what: string, path: string): number {
  if (typeof input !== "number" || !Number.isInteger(input) || input < 0) {
    throw new BodyFault(path, `${what} must be a whole number, 0 or more.`);
  }
  return Math.abs(input);
}
