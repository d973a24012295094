import type { Enter } from "../scenario.ts";
import type { Actor } from "./actor.ts";

/** The same person on another device: another browser, signed in to the same account. */
export async function enterAgain(
  enterUnknown: Enter,
  { name, email, password }: Actor,
): Promise<Actor> {
  const device = await enterUnknown(`${name} elsewhere`);
  await device.api.call("POST", "/auth/sign-in/email", { email, password });
  return { ...device, email };
}
