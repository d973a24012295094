import { oc } from "@orpc/contract";

/** What a server asks of a request before it reads its body. What a procedure leaves out is as `requestRules` says. */
export interface RequestRules {
  /** The largest body, in bytes. */
  readonly maxBytes?: number;
  /** Whether it is asked without a session too: by who holds a link. */
  readonly isOpen?: boolean;
}

/** What holds for a procedure that says nothing of its own: ids, names and messages, from somebody who is signed in. */
export const requestRules: Required<RequestRules> = { maxBytes: 16 * 1024, isOpen: false };

/** The deepest nesting of arrays and objects in a request's JSON. */
export const requestMaxDepth = 100;

/** Begins a procedure whose requests follow rules of their own. */
export const withRules = (rules: RequestRules) => oc.$meta(rules);
