import { bodyRows } from "@stemma/document/body-rows";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { documentOf } from "./document-of.ts";
import { writePage, type Writer } from "./writer.ts";

/** The rows of a page with a long history. */
export const historyRows = 500;

/** A page with this many versions, each with five rows changed; returns its id and that of the newest version. */
export async function publishVersions(
  writer: Writer,
  count: number,
): Promise<{ readonly pageId: string; readonly newest: string }> {
  const pageTitle = "Long";
  let body = documentOf(historyRows);
  const { pageId } = await writePage(writer, { title: pageTitle, body, isPublished: true });
  let newest = "";
  for (let version = 2; version <= count; version += 1) {
    body = withChangedRows(body, version);
    const draft = await openDraft(writer, pageId);
    newest = await publishDraft(writer, draft.id, {
      revision: await saveDraft(writer, draft, { pageTitle, body }),
      expected: draft.previousNode,
      subjectLine: `Version ${version}`,
    });
  }
  return { pageId, newest };
}

function withChangedRows(body: PageBody, version: number): PageBody {
  return makeBody(
    bodyRows(body).map((row, index): BlockJson =>
      (index + version) % 100 === 0 && "children" in row
        ? {
            ...row,
            children: row.children.map((child) =>
              child.type === "text"
                ? { ...child, text: `${child.text} In version ${version}.` }
                : child,
            ),
          }
        : row,
    ),
  );
}
