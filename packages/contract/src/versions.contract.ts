import { oc } from "@orpc/contract";
import { z } from "zod";
import { bodyMaxBytes } from "@stemma/document/body-limits";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { excerptShape } from "./search.contract.ts";
import { countShape, idOf, textShape } from "./value-shapes.ts";
import {
  revertShape,
  versionShape,
  versionSummaryShape,
  namedVersionShape,
} from "./version-shapes.ts";

const { NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION, PAGE_CHANGED, PAGE_DELETED } =
  contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION };
const tags = ["Versions"];

/** The most versions in one answer. They come without bodies, because the client draws the whole tree. */
const versionsMax = 1000;

/** The most reverts in one answer. If the listed versions have more, the latest ones. */
export const revertsMax = 1000;

/**
 * Who wrote the words of a version. `rows` has an entry for each block of the body: ranges of its text, each with its
 * length in UTF-16 code units and the sequence of the version that wrote it. `versions` are those versions. No list is
 * longer than the body has bytes.
 */
const versionAuthorsShape = z.object({
  pageId: idOf<PageId>(),
  versions: z.array(namedVersionShape).max(bodyMaxBytes),
  rows: z
    .array(
      z.array(z.object({ length: z.int().min(1), sequence: z.int().min(1) })).max(bodyMaxBytes),
    )
    .max(bodyMaxBytes),
});

export type VersionAuthors = z.output<typeof versionAuthorsShape>;

/** The most passages of one version in an answer of the search, for each of its lists. */
export const foundPassagesMax = 20;

/** A passage that has the sought text: a row of the version `versionId`, by its index from 0. */
const foundPassageShape = z.object({
  versionId: idOf<VersionId>(),
  row: z.int().min(0),
  excerpt: excerptShape,
});

/**
 * A version that brought the sought text in or took it out. Passages in `added` are its own; those in `deleted` are its
 * parent's.
 */
const foundVersionShape = z.object({
  version: namedVersionShape,
  added: z.array(foundPassageShape).max(foundPassagesMax),
  deleted: z.array(foundPassageShape).max(foundPassagesMax),
});

const foundVersionsShape = z.object({
  items: z.array(foundVersionShape).max(rowsPerAnswerMax),
  nextCursor: z.number().int().nullable(),
});

export type FoundVersion = z.output<typeof foundVersionShape>;
export type FoundVersions = z.output<typeof foundVersionsShape>;

export const versionsContract = {
  /**
   * The page's versions without their bodies, oldest first, and the reverts to these versions, oldest first. `cursor` is the
   * last sequence that the caller has.
   */
  list: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/versions",
      tags,
      summary: "List a page's versions",
    })
    .errors(found)
    .input(
      z.object({
        pageId: idOf<PageId>(),
        cursor: z.coerce.number().pipe(z.int32().min(0)).default(0),
        limit: z.coerce.number().int().min(1).max(versionsMax).default(versionsMax),
      }),
    )
    .output(
      z.object({
        items: z.array(versionSummaryShape).max(versionsMax),
        reverts: z.array(revertShape).max(revertsMax),
        nextCursor: z.number().int().nullable(),
      }),
    ),
  /** One version, with its body. */
  get: oc
    .route({ method: "GET", path: "/versions/{versionId}", tags, summary: "Read a version" })
    .errors(found)
    .input(z.object({ versionId: idOf<VersionId>() }))
    .output(versionShape),
  /** Who wrote each word of a version, in which version and when. */
  authors: oc
    .route({
      method: "GET",
      path: "/versions/{versionId}/authors",
      tags,
      summary: "Read who wrote a version's words",
    })
    .errors(found)
    .input(z.object({ versionId: idOf<VersionId>() }))
    .output(versionAuthorsShape),
  /**
   * The versions of the page in which a text appeared or disappeared, newest first. The text must stand in one
   * paragraph, in any case. `cursor` is the `nextCursor` of the answer before; an answer may hold fewer than `limit`
   * versions before the end.
   */
  search: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/versions/search",
      tags,
      summary: "Search a page's history",
    })
    .errors(found)
    .input(
      z.object({
        pageId: idOf<PageId>(),
        query: textShape.max(queryMaxCharacters),
        cursor: z.coerce.number().pipe(countShape).optional(),
        limit: z.coerce.number().int().min(1).max(rowsPerAnswerMax).default(20),
      }),
    )
    .output(foundVersionsShape),
  /**
   * Sets the page's published version, title and body from one of its versions; other versions do not change. The
   * server records the user and the time. PAGE_CHANGED if `expectedPublishedVersion` is not the published version any
   * more.
   */
  revert: oc
    .route({ method: "POST", path: "/pages/{pageId}/revert", tags, summary: "Revert a page" })
    .errors({ ...found, NOT_ALLOWED, PAGE_CHANGED, PAGE_DELETED })
    .input(
      z.object({
        pageId: idOf<PageId>(),
        versionId: idOf<VersionId>(),
        expectedPublishedVersion: idOf<VersionId>(),
      }),
    )
    .output(z.object({})),
};
