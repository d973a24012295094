import type { APIRequestContext } from "@playwright/test";
import type { Credentials } from "./actor.ts";
import { createApi } from "./api.ts";

/** Signs a person up as the sign-up screen does, for scenarios that are about something else. */
export async function openAccount(
  request: APIRequestContext,
  origin: string,
  person: Credentials,
): Promise<void> {
  const api = createApi(request, origin);
  await api.call("POST", "/auth/sign-up/email", person);
  await api.call("POST", "/account", {});
}
