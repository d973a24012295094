import type { UserId } from "@stemma/domain/ids";
import type { SignedTokens } from "../platform/signed-token.ts";
import { refuse } from "../platform/refusal.ts";

interface Needs {
  mailTokens: SignedTokens;
  accounts: {
    rename(user: { userId: UserId }, change: { notificationMail: "off" }): Promise<void>;
  };
}

/** Ends notification mail for the recipient of the mailed link. LINK_INVALID if the token is not valid. */
export async function unsubscribeMail(
  { mailTokens, accounts }: Needs,
  token: string,
): Promise<void> {
  const userId = ((await mailTokens.read(token)) ?? refuse("LINK_INVALID")) as UserId;
  await accounts.rename({ userId }, { notificationMail: "off" });
}
