import type { Pool, Sql } from "../database/connect.ts";

/** A broadcast channel between all nodes that share one database. */
export interface Bus {
  close(): Promise<void>;
}

interface Needs {
  /** Sends this node's heartbeats on the channel. */
  readonly sql: Sql;
  /** Opens a connection that only listens. */
  readonly openListener: () => Pool;
  readonly channel: string;
  readonly onMessage: (message: string) => void;
  /** Called when the listening connection is back after a loss: messages in between are lost. */
  readonly onGap: () => void;
  /** The interval of the heartbeat, in milliseconds. */
  readonly beatMs?: number;
}

const defaultBeatMs = 5_000;

/** After this many of its own heartbeats are missing, a node treats its listening connection as dead. */
const unheardBeatsMax = 2;

/** The heartbeat's payload: empty, so that it cannot be confused with a message. */
const beat = "";

/**
 * Listens on one connection, which reconnects when it is lost. A node that does not receive its own heartbeats opens a
 * new connection, because a dead connection does not always report an error. Resolves once it listens.
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
  // If the database does not answer, the next heartbeat tries again.
  const timer = setInterval(() => void speak().catch(() => {}), beatMs);
  return {
    async close() {
      clearInterval(timer);
      await listener.end({ timeout: 1 });
    },
  };
}
