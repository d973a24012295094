import { StartFailure } from "../platform/start-failure.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id that an option names; `null` if it was left out.
 *
 * @throws StartFailure if it is no id
 */
export function readId<Id extends string>(
  options: ReadonlyMap<string, string>,
  option: string,
): Id | null {
  const value = options.get(option);
  if (value === undefined) return null;
  if (!uuid.test(value)) throw new StartFailure(`${option} needs an id, and ${value} is none.`);
  return value as Id;
}
