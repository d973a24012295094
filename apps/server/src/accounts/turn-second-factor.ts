import { APIError } from "better-auth/api";
import type { GenericEndpointContext } from "better-auth";
import type { UserId } from "@stemma/domain/ids";
import { signInChangedMail } from "./account-mails.ts";
import type { AuthNeeds } from "./auth-needs.ts";
import { readRequestOrigin } from "./read-request-origin.ts";
import { createSecondFactorSwitch } from "./second-factor-switch.store.ts";
import { currentProof } from "./sign-in-proof.ts";

type Needs = Pick<AuthNeeds, "sql" | "mailer" | "publicUrl" | "productName">;

/**
 * Creates the hook for better-auth's updates of a user, which turns the second factor on and off as a whole. better-auth does it in
 * several statements: after a crash between them, sign-in would ask for a code and take none, or nobody could turn it on again. What
 * better-auth writes after the hook changes nothing. A mail tells the owner that it is off.
 */
export function createSecondFactorTurning({ sql, mailer, publicUrl, productName }: Needs) {
  const secondFactors = createSecondFactorSwitch(sql);
  return async (
    { twoFactorEnabled }: Record<string, unknown>,
    endpoint: Pick<GenericEndpointContext, "context" | "headers"> | null | undefined,
  ) => {
    if (typeof twoFactorEnabled !== "boolean") return;
    const userId = endpoint?.context.session?.user.id as UserId | undefined;
    const proof = currentProof();
    const kept = proof?.keptSession;
    if (userId === undefined || kept === undefined) throw new APIError("UNAUTHORIZED");
    const from = endpoint?.headers && readRequestOrigin(endpoint.headers);
    if (!twoFactorEnabled) {
      const wasOn = await secondFactors.turnOff(userId, from);
      const email = endpoint?.context.session?.user.email;
      if (wasOn && email !== undefined) {
        const place = { publicUrl, productName };
        void mailer.send(signInChangedMail(email, "secondFactorTurnedOff", place));
      }
    } else {
      const period = proof?.codePeriod;
      const isOn =
        period !== undefined && (await secondFactors.turnOn(userId, { kept, period, from }));
      if (!isOn) throw new APIError("BAD_REQUEST", { code: "TOTP_NOT_ENABLED" });
    }
    return { data: { twoFactorEnabled: undefined } };
  };
}
