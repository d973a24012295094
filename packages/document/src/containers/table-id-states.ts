import { createState } from "lexical";
import { isBlockId, type BlockId } from "../block-id.ts";

const parse = (value: unknown): BlockId | null => (isBlockId(value) ? value : null);

/** The id of a table row as Lexical node state; `null` until a new one gets its id. A copied row starts without one. */
export const rowIdState = createState("rowId", { parse, resetOnCopyNode: true });

/** The id of the column of a cell as Lexical node state; `null` until a new one gets its id. */
export const columnIdState = createState("columnId", { parse });
