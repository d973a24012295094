import type { MailBox } from "../server/mail-box.ts";
import type { Actor } from "./actor.ts";

/** Shows the address that somebody signed up with to be theirs, by the link that is mailed to it. */
export async function confirmAddress({ api, email }: Actor, mailBox: MailBox): Promise<void> {
  await api.call("POST", "/requests/join", { email });
  let { link } = await mailBox.nextMailTo(email);
  // Invitations may have come before it.
  while (!link.includes("/confirmAddress/")) ({ link } = await mailBox.nextMailTo(email));
  const token = new URL(link).pathname.split("/").at(-1);
  await api.call("POST", "/requests/confirm", { token });
}
