import { z } from "zod";
import type { PageId, UserId, VersionId } from "@stemma/domain/ids";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { personShape } from "./organization-shapes.ts";
import { idOf, instantShape, bodyShape } from "./value-shapes.ts";

/** The publisher's message about a version. Specification, section 3. */
export const publishMessageShape = z.object({ subjectLine: z.string(), body: z.string() });

/** A version without its body, for the history. `previousNode` is its parent; the root has none. */
export const versionSummaryShape = z.object({
  id: idOf<VersionId>(),
  previousNode: idOf<VersionId>().nullable(),
  sequence: z.number().int(),
  pageTitle: z.string(),
  publishedAt: instantShape,
  publishedBy: idOf<UserId>(),
  publisherName: z.string(),
  publishMessage: publishMessageShape,
  /** Other people whose words an update or a taken passage brought into this one. */
  credits: z.array(personShape).max(rowsPerAnswerMax),
});

/** What names a version: its subject line, its publisher and when it was published. */
export const namedVersionShape = versionSummaryShape
  .pick({
    id: true,
    previousNode: true,
    sequence: true,
    publishedAt: true,
    publishedBy: true,
    publisherName: true,
  })
  .extend({ subjectLine: z.string() });

/** A full version. A draft has notes in addition, and no publish message. */
export const versionShape = versionSummaryShape.extend({
  pageId: idOf<PageId>(),
  serializedEditorState: bodyShape,
});

/** A revert of a page to an earlier version: who, when, from which version and to which. */
export const revertShape = z.object({
  id: z.uuid(),
  fromVersion: idOf<VersionId>(),
  toVersion: idOf<VersionId>(),
  revertedAt: instantShape,
  revertedBy: idOf<UserId>(),
  reverterName: z.string(),
});

export type VersionSummary = z.output<typeof versionSummaryShape>;
export type Version = z.output<typeof versionShape>;
export type Revert = z.output<typeof revertShape>;
