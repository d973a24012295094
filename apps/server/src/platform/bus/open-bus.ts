import type { Pool, Sql } from "../database/connect.ts";

/** A channel on which the nodes of one database hear what each of them says there. */
export interface Bus {
  close(): Promise<void>;
}

interface Needs {
  /** Says on the channel that this node lives. */
  readonly sql: Sql;
  /** Opens a connection that does nothing but listen. */
  readonly openListener: () => Pool;
  readonly channel: string;
  readonly onMessage: (message: string) => void;
  /** Called when the listening connection was lost and is back: what was said meanwhile was not heard. */
  readonly onGap: () => void;
  /** How often the node speaks to itself. In milliseconds. */
  readonly beatMs?: number;
}

const defaultBeatMs = 5_000;

/** After so many of its own beats unheard, a node takes its listening connection for dead. */
const unheardBeatsMax = 2;

/** What a node says to hear itself: no message of anybody's. */
const beat = "";

/**
 * Listens, by one connection that comes back when it is lost. A node that doesn't hear itself any more opens another one:
 * a connection can be dead without anybody saying so. Resolves when it listens.
 */
export async function openBus(needs: Needs): Promise<Bus> {
  const { sql, openListener, channel, onMessage, onGap, beatMs = defaultBeatMs } = needs;
  let listener = openListener();
  let unheardBeats = 0;
  let hasListened = false;

  const listen = (connection: Pool) =>
    connection.listen(
      channel,
      (message) => {
        unheardBeats = 0;
        if (message !== beat) onMessage(message);
      },
      () => {
        if (hasListened) onGap();
        hasListened = true;
      },
    );

  const speak = async () => {
    if (unheardBeats > unheardBeatsMax) {
      void listener.end({ timeout: 0 });
      listener = openListener();
      unheardBeats = 0;
      await listen(listener);
    }
    unheardBeats += 1;
    await sql`select pg_notify(${channel}, ${beat})`;
  };

  await listen(listener);
  // Where the database does not answer, the next beat tries again.
  const timer = setInterval(() => void speak().catch(() => {}), beatMs);
  return {
    async close() {
      clearInterval(timer);
      await listener.end({ timeout: 1 });
    },
  };
}
