import { oc } from "@orpc/contract";
import { z } from "zod";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { instantShape } from "./value-shapes.ts";

const { NOT_ALLOWED } = contractErrors;
const tags = ["Administration"];

/** A size in bytes, or a number of things. */
const amount = z.number().nonnegative();

/** No list of an overview is longer. */
const listedMax = 50;

/** How the server is. It names no person, no page and no organization. */
const overviewShape = z.object({
  /** When this was looked at. */
  at: instantShape,
  version: z.string(),
  /** The process that answers. */
  node: z.object({ startedAt: instantShape, memoryBytes: amount }),
  /** How many processes of this server answer requests. */
  processes: z.number().int(),
  /**
   * What was looked at: `line` says what is there, or what is wrong and what to do about it. What is not set up is `isOff`, and
   * `isOk`, because nothing must be done.
   */
  checks: z
    .array(z.object({ name: z.string(), isOk: z.boolean(), isOff: z.boolean(), line: z.string() }))
    .max(listedMax),
  disks: z
    .array(
      z.object({
        holds: z.enum(["data", "files"]),
        free: amount,
        size: amount,
        level: z.enum(["ok", "nearly full", "full"]),
      }),
    )
    .max(listedMax),
  /** Parts are `null` where the database took too long to find them out. Sizes are at most a minute old. */
  database: z.object({
    bytes: amount.nullable(),
    connections: amount.nullable(),
    /** The largest, with their indexes. */
    tables: z
      .array(z.object({ name: z.string(), bytes: amount }))
      .max(listedMax)
      .nullable(),
  }),
  /** At most a minute old; each is `null` where counting takes too long. */
  contents: z.object({
    people: amount.nullable(),
    organizations: amount.nullable(),
    pages: amount.nullable(),
    versions: amount.nullable(),
    drafts: amount.nullable(),
    files: amount.nullable(),
    fileBytes: amount.nullable(),
  }),
  /** The scheduled backups; `null` where there is no schedule. */
  backups: z
    .object({
      everySeconds: amount,
      lastGood: z
        .object({ startedAt: instantShape, finishedAt: instantShape, bytes: amount })
        .nullable(),
      /** Since the last good one. */
      lastFailure: z.object({ startedAt: instantShape, reason: z.string() }).nullable(),
      failures: amount,
    })
    .nullable(),
  /** The last unexpected errors of all processes, newest first. The log has more about each, under the same id. */
  errors: z
    .array(
      z.object({
        id: z.number().int(),
        at: instantShape,
        requestId: z.string(),
        /** The procedure, or the kind of the request. */
        route: z.string(),
        /** The kind of the error, and where it was thrown. */
        error: z.string(),
      }),
    )
    .max(listedMax),
});

export type Overview = z.output<typeof overviewShape>;

export const administrationContract = {
  /** Whether the caller is an operator of the server: somebody with a confirmed address that its settings name. */
  access: oc
    .route({ method: "GET", path: "/administration/access", tags, summary: "Am I an operator" })
    .errors(memberErrors)
    .output(z.object({ isOperator: z.boolean() })),
  /** How the server is, for its operators. */
  overview: oc
    .route({ method: "GET", path: "/administration", tags, summary: "Read how the server is" })
    .errors({ ...memberErrors, NOT_ALLOWED })
    .output(overviewShape),
};
