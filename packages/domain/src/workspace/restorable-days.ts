/** For how many days somebody can restore a deleted workspace. Afterwards it is gone, with its pages. */
export const restorableDays = 30;

const restorableMs = restorableDays * 24 * 60 * 60 * 1000;

/** The instant from which something that was deleted cannot be restored any more. */
export function goneFrom(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableMs);
}

/** What was deleted before this instant cannot be restored any more, `now`. */
export function goneIfDeletedBefore(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}
