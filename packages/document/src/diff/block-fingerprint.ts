import type { BodyBlock } from "../body-blocks.ts";
import { snippetKey } from "../snippets/snippet-attributes.ts";

/**
 * A key for everything a reader can see of a block: blocks with equal fingerprints look the same. The id is not part of
 * it.
 */
export function blockFingerprint(block: BodyBlock): string {
  return `${shapeFingerprint(block)}|${runsFingerprint(block.runs)}`;
}

/** The fingerprint of everything but the text, and but the number of a list, which belongs to no single row. */
export function shapeFingerprint(shape: Omit<BodyBlock, "runs">): string {
  const { kind, alignment, indent, direction, attributes } = shape;
  return `${kind}|${alignment}|${indent}|${direction}|${attributes.checked === true ? "x" : ""}|${attributes.language ?? ""}${attributes.lineNumbers === true ? "#" : ""}${attributes.wrap === false ? "~" : ""}${fileFingerprint(attributes)}${attributes.snippet === undefined ? "" : `|${snippetKey(attributes.snippet)}`}`;
}

function fileFingerprint({ file, altText, span }: BodyBlock["attributes"]): string {
  return file === undefined
    ? ""
    : `|${file.id}|${file.name.length}:${file.name}|${span ?? ""}|${altText ?? ""}`;
}

/** The fingerprint of a range of text. */
export function runsFingerprint(runs: BodyBlock["runs"]): string {
  let fingerprint = "";
  for (const { text, marks, url } of runs) {
    fingerprint += `${text.length}:${text}${marks}:${url === null ? "" : `${url.length}:${url}`};`;
  }
  return fingerprint;
}
