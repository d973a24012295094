import { isBlockId, type BlockId } from "../block-id.ts";
import type { ContainerPlace } from "../lists/row-nodes.ts";
import { isTone, type Container } from "./container.ts";

/**
 * A container as its node says it, whatever that is: without a known tone it is a note; without an id it has one of its
 * place in the body.
 */
export function looseContainer({ node, path }: ContainerPlace): Container {
  const { $, tone } = node as { $?: unknown; tone?: unknown };
  const id: unknown = ($ as { containerId?: unknown } | null | undefined)?.containerId;
  const place = `at${path.replaceAll(/\D+/g, "-")}`.slice(-32) as BlockId;
  return { kind: "callout", id: isBlockId(id) ? id : place, tone: isTone(tone) ? tone : "note" };
}

/** The container that a row by itself names; `null` if it names none. */
export function readLooseContainer(within: unknown): Container | null {
  if (typeof within !== "object" || within === null) return null;
  const { kind, id, tone } = within as { kind?: unknown; id?: unknown; tone?: unknown };
  if (kind !== "callout" || !isBlockId(id)) return null;
  return { kind, id, tone: isTone(tone) ? tone : "note" };
}
