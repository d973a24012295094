import { createChooseNode } from "./choose-node.ts";
import type { Balance } from "./choose-node.ts";
import { clientRules, reconnectDelayMs } from "./client-rules.ts";
import { createEventQueue } from "./event-queue.ts";
import { measuredCosts } from "./measured-costs.ts";
import { seededRandom } from "./seeded-random.ts";
import { createServerLine } from "./server-line.ts";
import type { ServerLine } from "./server-line.ts";

/** A node is lost so often. In milliseconds. */
const lossEveryMs = 60_000;

interface Losses {
  readonly nodes: number;
  readonly screens: number;
  readonly losses: number;
  readonly replacedAfterMs: number;
  readonly databaseCores: number;
  /** What each node, of its one core, and the database do besides, as a share of all their time. */
  readonly busy: { readonly node: number; readonly database: number };
  readonly balance: Balance;
  readonly seed: number;
}

/** What the loss of one node did, until the next one. Times in milliseconds after it. */
export interface Storm {
  /** The screens that lost their connection, and those that were still without one. */
  readonly reconnecting: number;
  /** The most connections that were asked for within one second. */
  peakPerSecond: number;
  /** Attempts that clients gave up because they took too long. */
  givenUp: number;
  /** When the last screen was connected, and when the last one had read everything again. */
  connectedMs: number;
  currentMs: number;
  /** The screens that were not current when the next node was lost. */
  left: number;
}

/** The storms of all losses, and the screens of each node at the end. */
export interface AfterLosses {
  readonly storms: readonly Storm[];
  readonly screens: readonly number[];
}

/**
 * Loses a random node in each minute, and follows each screen until it is current again, with the client's rules: a delay with jitter, a
 * connection to the node that the load balancer chooses, and the calls of everything on screen. Each piece of work waits in line, at its node
 * and then at the database. An attempt that is not answered in time is given up, and a later one follows. The load balancer never chooses a dead
 * node. Nobody opens or closes a screen besides.
 */
export function simulateLosses(settings: Losses): AfterLosses {
  const { nodes, losses, busy } = settings;
  const { connectionTimeoutMs } = clientRules;
  const { connecting, givingUp, afterReconnection } = measuredCosts;
  const random = seededRandom(settings.seed);
  const chooseNode = createChooseNode(settings.balance);
  const queue = createEventQueue<(atMs: number) => void>();
  const database = createServerLine(settings.databaseCores, busy.database);
  const places = Array.from({ length: nodes }, () => createPlace(busy.node));
  for (const place of places) place.screens = place.current = Math.floor(settings.screens / nodes);
  const storms: Storm[] = [];
  let storm = emptyStorm(0);
  let begunAtMs = 0;
  let second = { number: -1, asked: 0 };
  /** The screens that are not current. */
  let waiting = 0;

  const askLater = (atMs: number, number: number) =>
    queue.add(atMs + reconnectDelayMs(number, random()), (askedMs) => ask(askedMs, number));

  function ask(atMs: number, number: number): void {
    const now = Math.floor((atMs - begunAtMs) / 1_000);
    second = { number: now, asked: second.number === now ? second.asked + 1 : 1 };
    storm.peakPerSecond = Math.max(storm.peakPerSecond, second.asked);
    const place = places[chooseNode(places)];
    if (place === undefined) throw new Error("There is no node.");
    const attempt: Attempt = { number, place, life: place.life, isOpen: false, isGivenUp: false };
    place.screens += 1;
    const doneMs = place.line.serve(atMs, (waitedMs) =>
      waitedMs < connectionTimeoutMs ? connecting.nodeMicros : givingUp.nodeMicros,
    );
    queue.add(doneMs, (at) => open(at, attempt));
    queue.add(atMs + connectionTimeoutMs, (at) => giveUp(at, attempt));
  }

  function open(atMs: number, attempt: Attempt): void {
    if (isLost(attempt)) return;
    const { databaseMicros } = attempt.isGivenUp ? givingUp : connecting;
    queue.add(
      database.serve(atMs, () => databaseMicros),
      (at) => read(at, attempt),
    );
  }

  function read(atMs: number, attempt: Attempt): void {
    if (isLost(attempt) || attempt.isGivenUp) return;
    const { place } = attempt;
    attempt.isOpen = true;
    storm.connectedMs = atMs - begunAtMs;
    const readMs = place.line.serve(atMs, () => afterReconnection.nodeMicros);
    queue.add(readMs, (at) => {
      const currentMs = database.serve(at, () => afterReconnection.databaseMicros);
      queue.add(currentMs, (end) => {
        if (isLost(attempt)) return;
        place.current += 1;
        waiting -= 1;
        storm.currentMs = end - begunAtMs;
      });
    });
  }

  function giveUp(atMs: number, attempt: Attempt): void {
    if (attempt.isOpen || isLost(attempt)) return;
    attempt.isGivenUp = true;
    attempt.place.screens -= 1;
    storm.givenUp += 1;
    askLater(atMs, attempt.number + 1);
  }

  /** All screens that the node has, or that wait for it, begin anew. */
  function lose(atMs: number): void {
    storm.left = waiting;
    const place = places[Math.floor(random() * nodes)];
    if (place === undefined) throw new Error("There is no node.");
    storm = emptyStorm(place.screens);
    storms.push(storm);
    begunAtMs = atMs;
    waiting += place.current;
    for (let count = 0; count < place.screens; count += 1) askLater(atMs, 1);
    Object.assign(place, createPlace(busy.node), { isUp: false, life: place.life + 1 });
    queue.add(atMs + settings.replacedAfterMs, () => (place.isUp = true));
  }

  const endMs = losses * lossEveryMs;
  for (let count = 0; count < losses; count += 1) queue.add(count * lossEveryMs, lose);
  for (let next = queue.next(); next !== null && next.atMs < endMs; next = queue.next()) {
    next.event(next.atMs);
  }
  storm.left = waiting;
  return { storms, screens: places.map(({ screens }) => screens) };
}

/** The place of a node: those that stand in it one after the other have different lives. */
interface Place {
  isUp: boolean;
  life: number;
  /** The screens that are connected, or wait to be; and those of them that are current. */
  screens: number;
  current: number;
  line: ServerLine;
}

/** An empty node of one core. */
function createPlace(busyShare: number): Place {
  return { isUp: true, life: 0, screens: 0, current: 0, line: createServerLine(1, busyShare) };
}

/** An attempt of a screen to connect. */
interface Attempt {
  readonly number: number;
  readonly place: Place;
  /** The life of the node that was asked. */
  readonly life: number;
  isOpen: boolean;
  isGivenUp: boolean;
}

const isLost = ({ place, life }: Attempt) => place.life !== life;

function emptyStorm(reconnecting: number): Storm {
  return { reconnecting, peakPerSecond: 0, givenUp: 0, connectedMs: 0, currentMs: 0, left: 0 };
}
