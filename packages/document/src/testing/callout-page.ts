import { bodyRows } from "../body-rows.ts";
import type { BlockId } from "../block-id.ts";
import { lookOf, type CalloutTone, type Container } from "../containers/container.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBody } from "../make-body.ts";
import { blockOf } from "./body-of.ts";

type Look = CalloutTone | "toggle";

const containerOf = (id: string, look: Look = "tip"): Container =>
  look === "toggle"
    ? { kind: "toggle", id: id as BlockId }
    : { kind: "callout", id: id as BlockId, tone: look };

/**
 * A page of rows written as `a: Text.`, `C> a: Text.` in the callout C, `T!toggle> a: Text.` in the toggle T, and `- ` before
 * the text of a bullet.
 */
export function page(...lines: readonly string[]): PageBody {
  return makeBody(lines.map(rowOf));
}

function rowOf(line: string): BlockJson {
  const [, container, look, id = "", bullet, text = ""] =
    /^(?:(\w+?)(?:!(\w+))?> )?(\w+): (- )?(.*)$/.exec(line) ?? [];
  return blockOf(id, text, {
    kind: bullet === undefined ? "paragraph" : "bullet",
    within: container === undefined ? null : containerOf(container, look as Look | undefined),
  });
}

/** The rows of a page in the notation of `page`, without texts; a callout has the tone if it is not a tip. */
export function outline(body: PageBody): string[] {
  return bodyRows(body).map(({ $, within }) => {
    const look = within === undefined ? "" : lookOf(within);
    const tone = look === "tip" ? "" : `!${look}`;
    return within === undefined ? $.blockId : `${within.id}${tone}> ${$.blockId}`;
  });
}

/** A page with a tip of two rows. */
export const tip = page("a: First.", "C> b: Water at thirty.", "C> c: - Not at forty.", "d: Last.");
