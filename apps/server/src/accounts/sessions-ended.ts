import type { UserId } from "@stemma/domain/ids";

/** Told of a person whose sessions, one or all, have ended: nothing that is remembered of them counts any more. */
export type SessionsEnded = (userId: UserId) => void;
