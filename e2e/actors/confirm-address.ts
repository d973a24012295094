import type { MailBox } from "../server/mail-box.ts";
import type { Actor } from "./actor.ts";

/** Confirms an actor's address with the mailed link. */
export async function confirmAddress({ api, email }: Actor, mailBox: MailBox): Promise<void> {
  await api.call("POST", "/requests/join", { email });
  let { link } = await mailBox.nextMailTo(email);
  // Mails with invitations may arrive before it.
  while (!link.includes("/confirmAddress/")) ({ link } = await mailBox.nextMailTo(email));
  const token = new URL(link).pathname.split("/").at(-1);
  await api.call("POST", "/requests/confirm", { token });
}
