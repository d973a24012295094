import type { Clock } from "../platform/clock.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { MailQueueStore, MailRecord } from "./mail-queue.store.ts";
import { digestMail, publishMail } from "./notification-mails.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The delay before a notification is mailed, so that people can see it in the product first. */
const mailDelayMs = minuteMs;

/** Notifications older than this are never mailed, such as after switching mail on or after a server's downtime. */
const ageMaxMs = 2 * dayMs;

const batchSize = 50;

interface Needs {
  mailQueue: MailQueueStore;
  mailer: Mailer;
  mailTokens: SignedTokens;
  clock: Clock;
  publicUrl: string;
  productName: string;
}

/**
 * Mails the due notifications: one mail per publish to users with 'atOnce', one mail a day to users with 'daily'.
 * Notifications that the user has seen in the product are not mailed. Each notification is mailed at most once, also
 * with many nodes; if the mail server refuses a mail, its notifications return to the queue. Resolves to the number of
 * mails sent.
 */
export async function mailNotifications(needs: Needs, isStopping: () => boolean): Promise<number> {
  const { mailQueue, mailer, clock, publicUrl } = needs;
  let sent = 0;
  while (!isStopping()) {
    const now = clock.now();
    const before = new Date(now.getTime() - mailDelayMs);
    const after = new Date(now.getTime() - ageMaxMs);
    const records = await mailQueue.takeAtOnce({ after, before }, now, batchSize);
    for (const [at, record] of records.entries()) {
      const unsubscribeUrl = await unsubscribeUrlOf(needs, record);
      if (!(await mailer.send(publishMail(record, publicUrl, unsubscribeUrl)))) {
        await mailQueue.giveBack(records.slice(at).map(({ id }) => id));
        return sent;
      }
      sent += 1;
    }
    if (records.length < batchSize) break;
  }
  while (!isStopping()) {
    const now = clock.now();
    const lastBefore = new Date(now.getTime() - dayMs);
    const after = new Date(now.getTime() - ageMaxMs);
    const records = await mailQueue.takeDigest({ lastBefore, after }, now, batchSize);
    if (records === null) break;
    const [first] = records;
    if (first === undefined) continue;
    const unsubscribeUrl = await unsubscribeUrlOf(needs, first);
    if (!(await mailer.send(digestMail(first.email, records, needs, unsubscribeUrl)))) {
      await mailQueue.giveBack(records.map(({ id }) => id));
      return sent;
    }
    sent += 1;
  }
  return sent;
}

async function unsubscribeUrlOf(
  { mailTokens, publicUrl }: Needs,
  { userId }: MailRecord,
): Promise<string> {
  return `${publicUrl}/unsubscribe/${await mailTokens.sign(userId)}`;
}
