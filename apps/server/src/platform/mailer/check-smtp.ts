import { createTransport } from "nodemailer";

/** The timeout of each step, in milliseconds. */
const patienceMs = 5_000;

/** Greets a mail server (`EHLO`), and signs in if the address has a user. Sends no mail. Fails with the server's reason. */
export async function checkSmtp(smtpUrl: string): Promise<void> {
  const patience = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const transport = createTransport({ url: smtpUrl, ...patience });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
