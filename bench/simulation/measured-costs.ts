/**
 * What was measured, and where. Processor time in microseconds. `npm run bench -- screens` ran twice, on 2 cores for which 15 to 25 processes waited; the
 * larger value counts. A busy machine makes processor time longer: the costs are rather too high than too low.
 */
export const measuredCosts = {
  /** A node without screens: docs/performance.md, "An hour with 5,000 open screens". */
  nodeBytes: 160_000_000,
  /** An open screen with 5 topics: `npm run bench -- screens`, "a socket with 5 topics". 23 kB with 2 topics in docs/decisions/0014-live.md. */
  screenBytes: 37_000,
  /** Opening a socket and following its topics: `npm run bench -- screens`. */
  connecting: { nodeMicros: 6_600, databaseMicros: 1_880 },
  /** An attempt to connect that the client gives up before it is answered: `npm run bench -- screens`. */
  givingUp: { nodeMicros: 2_590, databaseMicros: 580 },
  /** The 12 calls of a page's screen after a reconnection: `npm run bench -- screens`. */
  afterReconnection: { calls: 12, nodeMicros: 10_600, databaseMicros: 7_250 },
  /** The 7 calls of a screen whose page was published: `npm run bench -- screens`. */
  afterPublish: { calls: 7, nodeMicros: 5_950, databaseMicros: 4_700 },
  /** The 4 calls of a screen in whose workspace another page was published: `npm run bench -- screens`. */
  afterOtherPublish: { calls: 4, nodeMicros: 3_800, databaseMicros: 3_300 },
  /** A payload that a node hears and that concerns none of its screens: `npm run bench -- screens`. */
  hearing: { nodeMicros: 62 },
  /** Sending a payload over PostgreSQL to one listener, and to each further one: `npm run bench -- screens`. */
  notifying: { databaseMicros: 146, perListenerMicros: 40 },
  /** A message to one screen: docs/decisions/0014-live.md, (107 − 33) ms for 4,900 more screens. */
  telling: { nodeMicros: 15 },
  /** A screen that nothing happens to, in a second: docs/decisions/0014-live.md, 1.0 % of a core for 5,000. */
  idling: { nodeMicros: 2 },
  /** A save among 32 writers: docs/performance.md, "Throughput", the larger of the last column's rounds. */
  saving: { nodeMicros: 1_270, databaseMicros: 490 },
} as const;
