import { orpc } from "../../lib/api.ts";

/** What was opened last, as it is recorded. */
interface Recording {
  readonly recorded: Promise<unknown>;
  /** Whether a reading of the recent items waits until it is recorded. */
  isAwaited: boolean;
}

let latest: Recording | null = null;

/** The next reading of the recent items waits until this is recorded: its answer then has what is on screen. */
export function recordBeforeReading(recorded: Promise<unknown>): Recording {
  const recording = { recorded: recorded.catch(() => undefined), isAwaited: false };
  latest = recording;
  return recording;
}

/** The person's recent items, read once what was opened last is recorded. */
export function recentsQuery() {
  const options = orpc.recents.list.queryOptions();
  return {
    ...options,
    queryFn: async (context: Parameters<typeof options.queryFn>[0]) => {
      // What is recorded on the same screen begins in the same task as this.
      await Promise.resolve();
      if (latest !== null) {
        latest.isAwaited = true;
        await latest.recorded;
      }
      return options.queryFn(context);
    },
  };
}
