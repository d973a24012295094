import { isBlockId, newBlockId } from "../block-id.ts";
import { allTones, type Container } from "../containers/container.ts";
import type { ContainerPlace } from "../lists/row-nodes.ts";
import { BodyFault } from "./body-fault.ts";
import { readFields } from "./read-fields.ts";
import { readOneOf } from "./read-one-of.ts";

/** Reads a container by its node. Without an id it gets a new one; without a tone it is a note. */
export function readContainer({ node, path }: ContainerPlace): Container {
  const fields = readFields(node, path);
  const state = fields("$");
  const id = state === undefined ? undefined : readFields(state, `${path}.$`)("containerId");
  return {
    kind: "callout",
    id: readId(id, `${path}.$.containerId`),
    tone: readOneOf(allTones, fields("tone") ?? "note", `${path}.tone`),
  };
}

/** Reads the container that a row by itself names; `null` if it names none. */
export function readNamedContainer(input: unknown, path: string): Container | null {
  if (input === undefined || input === null) return null;
  const fields = readFields(input, path);
  return {
    kind: readOneOf(["callout"], fields("kind"), `${path}.kind`),
    id: readId(fields("id"), `${path}.id`),
    tone: readOneOf(allTones, fields("tone") ?? "note", `${path}.tone`),
  };
}

function readId(input: unknown, path: string): Container["id"] {
  if (input === undefined) return newBlockId();
  if (typeof input !== "string") throw new BodyFault(path, "The id of a container must be text.");
  return isBlockId(input) ? input : newBlockId();
}
