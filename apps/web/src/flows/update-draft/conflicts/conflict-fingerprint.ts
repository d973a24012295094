import type { UpdateConflict } from "../../merge-plan/plan-update.ts";

/** A short fingerprint of a conflict: it changes when the conflict's texts change. Detects change; not for security. */
export function conflictFingerprint(conflict: UpdateConflict): string {
  const { base, ours, theirs } = conflict.kind === "title" ? conflict : conflict.passage;
  // The id of a row can be new in each merge.
  return hashOf(JSON.stringify([base, ours, theirs], (key, value) => (key === "$" ? 0 : value)));
}

/** Two 32-bit FNV-1a hashes with different seeds. */
function hashOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1000193;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ (unit + (a >>> 24)), 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join("-");
}
