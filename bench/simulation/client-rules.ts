/**
 * What the product's own code does, written here again because measurements do not import the product (`layers.cjs`). The test beside this
 * file compares each value with the file that it names.
 */
export const clientRules = {
  /** `apps/web/src/lib/live/reconnect-delay.ts` */
  firstDelayMaxMs: 2_000,
  delayMaxMs: 15_000,
  /** `apps/web/src/lib/live/connect-live.ts`: an attempt that takes longer is given up. */
  connectionTimeoutMs: 8_000,
  /** `packages/contract/src/live-socket.ts`: each screen gets a heartbeat so often. */
  screenBeatMs: 20_000,
  /** `apps/server/src/platform/bus`: each node sends a heartbeat over the bus so often. */
  busBeatMs: 5_000,
  /** `apps/server/src/live/live-sender.ts`: a batch of events begins at least so long after the one before it. */
  batchMs: 10,
  /** `apps/server/src/live/live-payload.ts` */
  payloadMaxBytes: 7_900,
} as const;

/**
 * The delay before an attempt to connect: anything from 0 to a bound that doubles with each attempt.
 *
 * @param attempt 1 for the first one after a connection was lost
 * @param random from 0 to 1
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const { firstDelayMaxMs, delayMaxMs } = clientRules;
  return random * Math.min(firstDelayMaxMs * 2 ** (attempt - 1), delayMaxMs);
}
