import type { VersionId } from "@stemma/domain/ids";
import type { VersionSummary } from "@stemma/contract/shapes";

/** One version in the small stemma: where its dot stands, in pixels. */
interface StemmaDot {
  readonly id: VersionId;
  readonly x: number;
  readonly y: number;
  readonly isCurrent: boolean;
}

/** A line from a version to one that was written on it, as an SVG path. */
interface StemmaLine {
  readonly id: VersionId;
  readonly path: string;
}

/** The drawing under a title. All numbers are pixels; the height is that of the byline. */
export interface SmallStemma {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly StemmaDot[];
  readonly lines: readonly StemmaLine[];
}

/** How many versions are drawn at most. */
export const dotsMax = 6;

const height = 22;
const edge = 4;
const step = 12;
const lane = 6;
const middle = height / 2;

type Node = Pick<VersionSummary, "id" | "previousNode" | "sequence">;

/**
 * Lays out a page's last versions in the order of publishing, left to right. The current version and those it grew from
 * stand on the middle line; the others beside it, above and below in turn. Versions whose parent is not drawn begin a line.
 */
export function layOutSmallStemma(
  versions: readonly Node[],
  currentVersion: VersionId | null,
): SmallStemma {
  const drawn = newestWithCurrent(versions, currentVersion);
  const byId = new Map(drawn.map((version) => [version.id, version]));
  const trunk = new Set<VersionId>();
  for (let at = currentVersion && byId.get(currentVersion); at; at = parentOf(at)) trunk.add(at.id);
  function parentOf(version: Node): Node | undefined {
    return version.previousNode === null ? undefined : byId.get(version.previousNode);
  }
  const lanes = new Map<VersionId, number>();
  let branches = 0;
  for (const version of drawn) {
    const parent = parentOf(version);
    const own = parent === undefined ? 0 : (lanes.get(parent.id) ?? 0);
    if (trunk.has(version.id)) lanes.set(version.id, 0);
    else if (own !== 0) lanes.set(version.id, own);
    else {
      branches += 1;
      lanes.set(version.id, branches % 2 === 1 ? -1 : 1);
    }
  }
  const dots = drawn.map(({ id }, index) => ({
    id,
    x: edge + index * step,
    y: middle + (lanes.get(id) ?? 0) * lane,
    isCurrent: id === currentVersion,
  }));
  const place = new Map(dots.map((dot) => [dot.id, dot]));
  const lines = drawn.flatMap((version) => {
    const from = version.previousNode === null ? undefined : place.get(version.previousNode);
    const to = place.get(version.id);
    return from === undefined || to === undefined
      ? []
      : [{ id: version.id, path: curve(from, to) }];
  });
  const width = edge * 2 + Math.max(0, drawn.length - 1) * step;
  return { width, height, dots, lines };
}

/** The last versions in the order of publishing; the current one is among them even when it is older. */
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
