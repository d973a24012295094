import type { AsyncLocalStorage } from "node:async_hooks";
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from "@better-auth/core/context";
import { proofs } from "./sign-in-proof.ts";

/** How much work of better-auth is under way in this process. Its storages belong to the process too. */
let underWay = 0;
let storages: readonly AsyncLocalStorage<unknown>[] | undefined;

/**
 * Runs work of better-auth, and turns its `AsyncLocalStorage`s off again when none is under way any more. Node before
 * version 24 keeps a storage up with hooks for every promise of the process, from the first `run` until `disable`,
 * which takes a quarter of the processor time of a page read. `run` turns a storage on again.
 */
export async function withBetterAuth<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    storages ??= await Promise.all([
      proofs,
      getCurrentAuthContextAsyncLocalStorage(),
      getCurrentDBAdapterAsyncLocalStorage(),
      getRequestStateAsyncLocalStorage(),
    ]);
    return await work();
  } finally {
    underWay -= 1;
    if (underWay === 0) for (const storage of storages ?? []) storage.disable();
  }
}
