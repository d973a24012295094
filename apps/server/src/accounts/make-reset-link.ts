import { randomBytes } from "node:crypto";
import { foldEmail } from "@stemma/domain/account/email";
import type { Auth } from "./create-auth.ts";
import { resetLink, resetValidS } from "./reset-link.ts";

/** Makes a password-reset link without a mail, for the operator to pass on; `null` if no account has the address. */
export async function makeResetLink(
  auth: Auth,
  publicUrl: string,
  email: string,
): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(foldEmail(email));
  if (found === null) return null;
  const token = randomBytes(24).toString("base64url");
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: found.user.id,
    expiresAt: new Date(Date.now() + resetValidS * 1_000),
  });
  return resetLink(publicUrl, token);
}
