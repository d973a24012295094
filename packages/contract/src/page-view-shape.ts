import { z } from "zod";
import { coloredBlocksMax } from "@stemma/document/code/code-colors";
import { mentionedPeopleMax } from "@stemma/document/mentions/mentioned-people";
import { linkedPagesMax } from "@stemma/document/page-links/linked-pages";
import { snippetsMax } from "@stemma/document/snippets/body-snippets";
import type { VersionId } from "@stemma/domain/ids";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { lastVersionsShown } from "@stemma/domain/version/last-versions-shown";
import { unreadSubjectsShown } from "@stemma/domain/version/unread-subjects-shown";
import { draftShape } from "./draft-shapes.ts";
import { linkTargetShape } from "./links.contract.ts";
import { mentionedPersonShape } from "./mentions.contract.ts";
import { pageAbilitiesShape, pageShape, pathStepShape } from "./page-shapes.ts";
import { answeredSnippetShape } from "./snippets.contract.ts";
import { blockIdShape, idOf, instantShape } from "./value-shapes.ts";
import { revertShape, versionSummaryShape } from "./version-shapes.ts";
import { workspaceSummaryShape } from "./workspace-shapes.ts";

/**
 * What was published since the caller last read the page. `versionCount` is 0 where a revert set the page back;
 * `subjectLines` are those of the newest versions, oldest first.
 */
const unreadShape = z.object({
  lastReadVersion: idOf<VersionId>(),
  readAt: instantShape,
  versionCount: z.int().min(0),
  subjectLines: z.array(z.string()).max(unreadSubjectsShown),
});

export type Unread = z.output<typeof unreadShape>;

/**
 * The colours of a block of code: its comments, its words of the language, and its texts, numbers and other values. Each is a list of
 * pieces, as numbers with spaces between: how many characters lie before the piece, from the end of the one before it, and how many it has.
 */
const codeColorsShape = z.object({
  blockId: blockIdShape,
  comment: z.string(),
  keyword: z.string(),
  value: z.string(),
});

/** All data of the page screen in one answer. `draft` is the caller's own draft, if there is one. */
export const pageViewShape = z.object({
  page: pageShape,
  workspace: workspaceSummaryShape.pick({ id: true, workspaceName: true }).extend({
    /** Whether a box that is ticked while reading is published at once. */
    publishesChecks: z.boolean(),
  }),
  /** The nearest pages above that the caller can see, from the top of the workspace. */
  path: z.array(pathStepShape).max(rowsPerAnswerMax),
  draft: draftShape.nullable(),
  /** The pages that the published text and the draft link to, as far as the caller may see them. */
  linkTargets: z.array(linkTargetShape).max(2 * linkedPagesMax),
  /** The snippets that the published text shows, as far as the caller may see them. */
  snippets: z.array(answeredSnippetShape).max(snippetsMax),
  /** The people whom the published text mentions, as far as the organization knows them. */
  mentionedPeople: z.array(mentionedPersonShape).max(mentionedPeopleMax),
  /** The colours of the published text's code; `null` while they are being computed, for the client to read them itself. */
  codeColors: z.array(codeColorsShape).max(coloredBlocksMax).nullable(),
  /**
   * The versions for the small stemma under the title, newest first: the last 12, plus the published version if it is
   * older.
   */
  lastVersions: z.array(versionSummaryShape).max(lastVersionsShown + 1),
  /** The revert that made the current version the published one; `null` if a publish made it. */
  lastRevert: revertShape.nullable(),
  /** `null` if the caller has read the published version, or opens the page for the first time. */
  unread: unreadShape.nullable(),
  isPinned: z.boolean(),
  isSubscribed: z.boolean(),
  can: pageAbilitiesShape,
});

export type PageView = z.output<typeof pageViewShape>;
