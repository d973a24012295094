import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";

/** A received mail. */
interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The only link in the plain text. */
  readonly link: string;
}

/** A mail server that keeps the mails it receives. */
export interface MailBox {
  /** The `SMTP_URL` for a server that mails here. */
  readonly smtpUrl: string;
  /** All mails to an address, oldest first. */
  mailsTo(address: string): ReceivedMail[];
  /** Waits for a mail to the address that was not returned before, and returns it. */
  nextMailTo(address: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port of this machine. */
export async function startMailBox(): Promise<MailBox> {
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const waiting = new Set<() => void>();
  const port = await findFreePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    async onData(stream, session, done) {
      const email = await PostalMime.parse(await buffer(stream));
      mails.push(received(email, session.envelope.rcptTo));
      done();
      for (const look of waiting) look();
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");

  const mailsTo = (address: string) => mails.filter(({ to }) => to.includes(address.toLowerCase()));
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailsTo,
    nextMailTo: (address) =>
      new Promise((resolve) => {
        const look = () => {
          const mail = mailsTo(address).find((each) => !taken.has(each));
          if (mail === undefined) return;
          taken.add(mail);
          waiting.delete(look);
          resolve(mail);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function received(email: Email, recipients: readonly { address: string }[]): ReceivedMail {
  const text = email.text ?? "";
  return {
    to: recipients.map(({ address }) => address.toLowerCase()),
    from: email.from?.address ?? "",
    subject: email.subject ?? "",
    text,
    html: email.html ?? "",
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? "",
  };
}
