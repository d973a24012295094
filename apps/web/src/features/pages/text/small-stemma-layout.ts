import type { VersionId } from "@stemma/domain/ids";
import type { VersionSummary } from "@stemma/contract/version-shapes";

/** One version in the small stemma, with its dot's position in pixels. */
interface StemmaDot {
  readonly id: VersionId;
  readonly x: number;
  readonly y: number;
  readonly isCurrent: boolean;
}

/** A line from a version to a later descendant, as an SVG path. */
interface StemmaLine {
  readonly from: VersionId;
  /** The later version. */
  readonly id: VersionId;
  readonly path: string;
}

/** The small stemma under a title. All numbers are pixels; the height equals the byline's. */
export interface SmallStemma {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly StemmaDot[];
  readonly lines: readonly StemmaLine[];
}

/** The maximum number of versions drawn. */
export const dotsMax = 6;

const height = 22;
const edge = 4;
const step = 12;
const lane = 6;
const middle = height / 2;

type Node = Pick<VersionSummary, "id" | "previousNode" | "sequence">;

/** The drawn parent of each drawn version. */
type Parents = ReadonlyMap<VersionId, VersionId>;

/**
 * Lays out a page's last versions from left to right in the order of publishing. The current version and its
 * ancestors are on the middle line; branches are above or below it, where there is room. The drawing is connected: a
 * version whose parent is not drawn is linked to its nearest drawn ancestor, or to the oldest dot if none is known.
 */
export function layOutSmallStemma(
  versions: readonly Node[],
  currentVersion: VersionId | null,
): SmallStemma {
  const drawn = newestWithCurrent(versions, currentVersion);
  const parents = drawnParents(versions, drawn);
  const lanes = layLanes(drawn, parents, currentVersion);
  const dots = drawn.map(({ id }, index) => ({
    id,
    x: edge + index * step,
    y: middle + (lanes.get(id) ?? 0) * lane,
    isCurrent: id === currentVersion,
  }));
  const place = new Map(dots.map((dot) => [dot.id, dot]));
  const lines = dots.flatMap((to) => {
    const from = place.get(parents.get(to.id) ?? to.id) ?? to;
    return from === to ? [] : [{ from: from.id, id: to.id, path: curve(from, to) }];
  });
  const width = edge * 2 + Math.max(0, drawn.length - 1) * step;
  return { width, height, dots, lines };
}

/** Finds the drawn parent of each version; the oldest has none. */
function drawnParents(versions: readonly Node[], drawn: readonly Node[]): Parents {
  const known = new Map(versions.map((version) => [version.id, version]));
  const drawnIds = new Set(drawn.map(({ id }) => id));
  const nearest = ({ previousNode }: Node): VersionId | null => {
    let at = previousNode;
    while (at !== null && !drawnIds.has(at)) at = known.get(at)?.previousNode ?? null;
    return at;
  };
  const oldest = drawn[0];
  const hanging = drawn.filter((version) => version !== oldest);
  return new Map(
    hanging.flatMap((version) => {
      const parent = nearest(version) ?? oldest?.id;
      return parent === undefined ? [] : [[version.id, parent]];
    }),
  );
}

/** The lane of each version: 0 is the middle, -1 above it, 1 below it. */
function layLanes(
  drawn: readonly Node[],
  parents: Parents,
  currentVersion: VersionId | null,
): ReadonlyMap<VersionId, number> {
  const order = new Map(drawn.map(({ id }, index) => [id, index]));
  const trunk = new Set<VersionId>();
  for (let at = currentVersion ?? undefined; at !== undefined; at = parents.get(at)) trunk.add(at);

  /** The next version of a branch: the first child of this one. */
  const next = (id: VersionId) => drawn.find((version) => parents.get(version.id) === id)?.id;
  const lanes = new Map<VersionId, number>();
  const busyUntil = { above: -1, below: -1 };
  let branches = 0;
  for (const { id } of drawn) {
    if (lanes.has(id)) continue;
    if (trunk.has(id)) {
      lanes.set(id, 0);
      continue;
    }
    const branch = [id];
    for (let at = next(id); at !== undefined; at = next(at)) branch.push(at);
    const begin = order.get(parents.get(id) ?? id) ?? 0;
    const end = order.get(branch.at(-1) ?? id) ?? 0;
    const [wanted, other] =
      branches % 2 === 0 ? (["above", "below"] as const) : (["below", "above"] as const);
    const side = busyUntil[wanted] > begin && busyUntil[other] <= begin ? other : wanted;
    busyUntil[side] = Math.max(busyUntil[side], end);
    branches += 1;
    for (const one of branch) lanes.set(one, side === "above" ? -1 : 1);
  }
  return lanes;
}

/** The last versions in the order of publishing, always including the current one. */
function newestWithCurrent(versions: readonly Node[], currentVersion: VersionId | null): Node[] {
  const newestFirst = [...versions].sort((a, b) => b.sequence - a.sequence);
  const last = newestFirst.slice(0, dotsMax);
  const current = newestFirst.find(({ id }) => id === currentVersion);
  const isMissing = current !== undefined && !last.includes(current);
  const drawn = isMissing ? [...last.slice(0, dotsMax - 1), current] : last;
  return drawn.reverse();
}

function curve(from: StemmaDot, to: StemmaDot): string {
  if (from.y === to.y) return `M${from.x} ${from.y}H${to.x}`;
  const bend = from.x + Math.min(step, to.x - from.x);
  const half = (from.x + bend) / 2;
  const turn = `C${half} ${from.y} ${half} ${to.y} ${bend} ${to.y}`;
  return `M${from.x} ${from.y}${turn}H${to.x}`;
}
