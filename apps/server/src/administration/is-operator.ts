import type { Visitor } from "../access/organization-scope.ts";
import type { OperatorStore } from "./operator.store.ts";

interface Needs {
  readonly operatorAddresses: Pick<OperatorStore, "findConfirmed">;
  /** The addresses that the settings name. */
  readonly operators: readonly string[];
}

/**
 * Whether the visitor is an operator of the server: the settings name their address, and they have confirmed it. Without the
 * confirmation, whoever signs up with the address first would be one.
 */
export async function isOperator(
  { operatorAddresses, operators }: Needs,
  { userId }: Visitor,
): Promise<boolean> {
  if (operators.length === 0) return false;
  const address = await operatorAddresses.findConfirmed(userId);
  return address !== null && operators.includes(address.toLowerCase());
}
