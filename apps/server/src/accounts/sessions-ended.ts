import type { UserId } from "@stemma/domain/ids";

/** Called when one or all sessions of a user have ended: everything that is cached about them is invalid. */
export type SessionsEnded = (userId: UserId) => void;
