/** The address of a call of the contract that changes nothing. */
export function callPath(procedure: string, input: object): string {
  return `/rpc/${procedure}?data=${encodeURIComponent(JSON.stringify({ json: input }))}`;
}
