import { bodyBlocks } from "../../body-blocks.ts";
import type { PageBody } from "../../format.ts";
import { allMarks, markBits } from "../../marks.ts";
import { inlineMathOf } from "../../math/inline-math-word.ts";
import { mentionedPersonOf } from "../../mentions/mention-word.ts";
import { linkedPageOf } from "../../page-links/page-link-word.ts";
import type { Run } from "../../run.ts";
import type { Kind } from "./line.ts";

/** The kinds that a page holds, of all that a page can hold. */
export function kindsIn(body: PageBody): ReadonlySet<Kind> {
  return new Set(
    bodyBlocks(body).flatMap(({ kind, within, runs }) => [
      kind,
      ...(within === null ? [] : [within.kind]),
      ...runs.flatMap(kindsOfRun),
    ]),
  );
}

function kindsOfRun({ text, marks, url }: Run): Kind[] {
  const kinds: Kind[] = allMarks.filter((mark) => (marks & markBits[mark]) !== 0);
  if (url !== null) kinds.push("link");
  if (linkedPageOf(text) !== null) kinds.push("page-link");
  if (mentionedPersonOf(text) !== null) kinds.push("mention");
  if (inlineMathOf(text) !== null) kinds.push("inline-math");
  if (/\p{Emoji_Presentation}/u.test(text)) kinds.push("emoji");
  return kinds;
}
