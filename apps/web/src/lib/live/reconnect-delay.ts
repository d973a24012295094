/** The first attempt comes within this time, and each further one within twice the time of the one before. In milliseconds. */
const firstMaxMs = 2_000;

/** The longest delay, in milliseconds. */
export const reconnectDelayMaxMs = 15_000;

/**
 * The delay before an attempt to connect again, in milliseconds: anything from 0 to a bound that doubles with each
 * attempt ("full jitter"). So tabs that lost their connections at the same moment, because a process of the server ended,
 * do not all come back at the same moment.
 *
 * @param attempt 1 for the first attempt after a connection was lost
 * @param random from 0 to 1, as `Math.random` returns it
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  return random * Math.min(firstMaxMs * 2 ** (attempt - 1), reconnectDelayMaxMs);
}
