/** A broadcast channel between all nodes that share one database. It may lose messages, and says so by `onGap`. */
export interface Bus {
  /**
   * Sends messages to all nodes, this one too, in their order. Resolves when the bus has taken them; rejects if it may have taken only some, or
   * none. Each has less than 8,000 bytes.
   */
  publish(messages: readonly string[]): Promise<void>;
  /** Whether this node's heartbeats come back. */
  isUp(): boolean;
  /**
   * The time in which the last heartbeat came back, in seconds, or for which one is missing by now, if that is longer; `null` before the
   * first.
   */
  lag(): number | null;
  close(): Promise<void>;
}

/** What a bus tells its node. */
export interface BusListener {
  readonly onMessage: (message: string) => void;
  /** Called when the bus is back after a loss: messages in between are lost. */
  readonly onGap: () => void;
}
