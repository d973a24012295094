/** How a load balancer chooses the node of a new connection: each in turn, or the one with the fewest connections. */
export type Balance = "in turn" | "fewest";

interface Node {
  readonly isUp: boolean;
  /** The screens that are connected to it, or wait to be. */
  readonly screens: number;
}

/** Chooses among nodes, of which at least one is up. Returns its index. */
export type ChooseNode = (nodes: readonly Node[]) => number;

/** Creates the load balancer's choice. It begins at the first node; of several with the fewest it takes the first. */
export function createChooseNode(balance: Balance): ChooseNode {
  let last = -1;
  const inTurn: ChooseNode = (nodes) => {
    do last = (last + 1) % nodes.length;
    while (nodes[last]?.isUp !== true);
    return last;
  };
  return balance === "in turn" ? inTurn : findFewest;
}

function findFewest(nodes: readonly Node[]): number {
  let fewest = -1;
  let least = Infinity;
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node?.isUp !== true || node.screens >= least) continue;
    fewest = at;
    least = node.screens;
  }
  return fewest;
}
