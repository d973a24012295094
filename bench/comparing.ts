import { bodyRows } from "@stemma/document/body-rows";
import type { PageBody } from "@stemma/document/format";
import { diffBodies } from "@stemma/document/diff/diff-bodies";
import { makeBody } from "@stemma/document/make-body";
import { mergeBodies } from "@stemma/document/merge/merge-bodies";
import type { VersionId } from "@stemma/domain/ids";
import { layOutTree } from "../apps/web/src/features/versions/layout/lay-out-tree.ts";
import { documentOf } from "./document-of.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { rowChildren } from "@stemma/document/row-children";

const runs = 7;
const versions = 500;

/**
 * Compares and merges bodies of three sizes, with one block in ten edited on each side, and lays out a tree of
 * versions.
 */
export function measureComparing(): Row[] {
  const rows: Row[] = [];
  for (const blocks of [100, 1000, 5000]) {
    const base = documentOf(blocks, 2);
    const ours = edited(base, 3);
    const theirs = edited(base, 8);
    rows.push({ what: `diff of ${blocks} blocks`, seen: median(() => diffBodies(base, ours)) });
    rows.push({
      what: `merge of ${blocks} blocks`,
      seen: median(() => mergeBodies(base, ours, theirs)),
    });
  }
  const history = Array.from({ length: versions }, (_, index) => ({
    id: `v${index}` as VersionId,
    previousNode: index === 0 ? null : (`v${index - (index % 7 === 0 ? 3 : 1)}` as VersionId),
    sequence: index + 1,
  }));
  const published = `v${versions - 1}` as VersionId;
  rows.push({
    what: `tree layout of ${versions} versions`,
    seen: median(() => layOutTree(history, null, published)),
  });
  return rows;
}

/** The same body with a word added in every tenth block. */
function edited(body: PageBody, offset: number): PageBody {
  return makeBody(
    bodyRows(body).map((block, index) => {
      const [first, ...rest] = rowChildren(block);
      if (index % 10 !== offset || first?.type !== "text" || block.type === "horizontalrule")
        return block;
      const text = first.text.replace(" ", ` word${offset} `);
      return { ...block, children: [{ ...first, text }, ...rest] };
    }),
  );
}

function median(run: () => unknown): string {
  const samples = Array.from({ length: runs }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return time(percentile(samples, 0.5));
}
