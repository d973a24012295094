import { oc } from "@orpc/contract";

/** The rules that a server checks before it reads a request's body. A missing rule has its default in `requestRules`. */
export interface RequestRules {
  /** The largest body, in bytes. */
  readonly maxBytes?: number;
  /** Whether the procedure also works without a session, for a visitor with a link. */
  readonly isOpen?: boolean;
  /** Whether the input's field `serializedEditorState` is a body to save: a long one is read off the event loop. */
  readonly savesText?: boolean;
}

/** The default rules: enough bytes for ids, names and messages; a session is required. */
export const requestRules: Required<RequestRules> = {
  maxBytes: 16 * 1024,
  isOpen: false,
  savesText: false,
};

/** The deepest nesting of arrays and objects in a request's JSON. */
export const requestMaxDepth = 100;

/** Starts the declaration of a procedure with its own rules. */
export const withRules = (rules: RequestRules) => oc.$meta(rules);
