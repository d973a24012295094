import type { UserId } from "@stemma/domain/ids";
import type { Auth } from "./create-auth.ts";

/** Whether the password is the user's; `null` if the user has no password. */
export async function checkPassword(
  auth: Auth,
  userId: UserId,
  password: string,
): Promise<boolean | null> {
  const { internalAdapter, password: passwords } = await auth.$context;
  const hash = (await internalAdapter.findCredentialAccount(userId))?.password;
  return hash ? passwords.verify({ hash, password }) : null;
}
