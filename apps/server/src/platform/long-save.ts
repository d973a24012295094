import { checkLongBody, type CheckedBody } from "./checked-body.ts";

/** A request that saves a long text. */
export interface LongSave {
  /** The request's body, a JSON of limited depth in UTF-8. */
  readonly bytes: Uint8Array;
  /** Whether the input stands in the field `json`, as our own client sends it. */
  readonly isWrapped: boolean;
}

/** A long save as read: the request with an empty object in place of its text, and the checked text. */
export interface ReadSave {
  readonly request: string;
  readonly checkedBody: CheckedBody;
}

const utf8 = new TextDecoder();

/** Parses and checks a long save. `null` for what is no save with a text: the procedure refuses it. */
export function readLongSave({ bytes, isWrapped }: LongSave): ReadSave | null {
  const parsed = parse(utf8.decode(bytes));
  const input = isWrapped ? parsed["json"] : parsed;
  // `meta` names places in the input that are no plain JSON.
  const isPlain = !isWrapped || parsed["meta"] === undefined || isEmptyArray(parsed["meta"]);
  if (!isPlain || !isObject(input) || !isObject(input["serializedEditorState"])) return null;
  const checkedBody = checkLongBody(input["serializedEditorState"]);
  const rest = { ...input, serializedEditorState: {} };
  return { request: JSON.stringify(isWrapped ? { json: rest } : rest), checkedBody };
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmptyArray(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
