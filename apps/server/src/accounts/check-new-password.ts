import { APIError, getSessionFromCtx, type createAuthMiddleware } from "better-auth/api";
import { passwordMinCharacters } from "@stemma/domain/account/password-min-characters";
import {
  foldPassword,
  passwordWords,
  withoutWords,
  type PasswordOwner,
  type PasswordPlace,
} from "@stemma/domain/account/password-words";
import type { UserId } from "@stemma/domain/ids";
import type { AccountStore } from "./account.store.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** better-auth's context of a request. */
type RequestOf = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

interface Needs {
  readonly accounts: Pick<AccountStore, "findPasswordOwner">;
  readonly place: PasswordPlace;
}

const noOwner: PasswordOwner = { names: [], email: "" };

/**
 * Refuses a new password that is easy to guess with PASSWORD_TOO_EASY, at sign-up, at a change and at a reset: one of the most used, or one that without the
 * person's and the server's names is most used or too short. Runs before better-auth: a reset's link can be used again.
 */
export async function checkNewPassword(
  { accounts, place }: Needs,
  context: RequestOf,
): Promise<void> {
  const password = newPasswordIn(context);
  // better-auth refuses a password that is too short, or none.
  if (typeof password !== "string" || password.length < passwordMinCharacters) return;
  const { maxPasswordLength } = context.context.password.config;
  if (password.length > maxPasswordLength) return;
  const owner = await findOwner(accounts, context);
  const folded = foldPassword(password);
  const left = withoutWords(folded, passwordWords(owner, place));
  const isMadeOfNames = left !== folded && left.length < passwordMinCharacters;
  if (isMadeOfNames || (await isCommonPassword(folded)) || (await isCommonPassword(left))) {
    throw new APIError("BAD_REQUEST", {
      code: "PASSWORD_TOO_EASY",
      message: "This password is easy to guess.",
    });
  }
}

function newPasswordIn({ path, body }: RequestOf): unknown {
  if (path === "/sign-up/email") return body?.password;
  return path === "/change-password" || path === "/reset-password" ? body?.newPassword : undefined;
}

/** Whose password it becomes. Nobody's where the request is refused anyway, for want of a session or of a link that works. */
async function findOwner(accounts: Needs["accounts"], context: RequestOf): Promise<PasswordOwner> {
  if (context.path === "/sign-up/email") {
    const { name, email }: { name: string; email: string } = context.body;
    return { names: [name], email };
  }
  const userId =
    context.path === "/change-password"
      ? (await getSessionFromCtx(context))?.user.id
      : await findResetting(context);
  const owner = userId === undefined ? null : await accounts.findPasswordOwner(userId as UserId);
  return owner ?? noOwner;
}

/** The id of the person whose link to reset a password the request names. */
async function findResetting({ body, query, context }: RequestOf): Promise<string | undefined> {
  const token: unknown = body?.token ?? query?.["token"];
  if (typeof token !== "string") return undefined;
  const link = await context.internalAdapter.findVerificationValue(`reset-password:${token}`);
  return link?.value;
}
