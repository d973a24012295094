import type { Clock } from "../platform/clock.ts";
import type { Mail, Mailer } from "../platform/mailer/mailer.ts";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { MailQueueStore, MailRecord } from "./mail-queue.store.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The delay before a notification is mailed, so that people can see it in the product first. */
const seenFirstMs = minuteMs;

/** Notifications older than this are never mailed, such as after switching mail on or after a server's downtime. */
const tooOldMs = 2 * dayMs;

const mailsAtOnce = 50;

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
  const { mailQueue, mailer, clock } = needs;
  let sent = 0;
  while (!isStopping()) {
    const now = clock.now();
    const before = new Date(now.getTime() - seenFirstMs);
    const after = new Date(now.getTime() - tooOldMs);
    const records = await mailQueue.takeAtOnce({ after, before }, now, mailsAtOnce);
    for (const [at, record] of records.entries()) {
      if (!(await mailer.send(await mailOf(needs, record)))) {
        await mailQueue.giveBack(records.slice(at).map(({ id }) => id));
        return sent;
      }
      sent += 1;
    }
    if (records.length < mailsAtOnce) break;
  }
  while (!isStopping()) {
    const now = clock.now();
    const lastBefore = new Date(now.getTime() - dayMs);
    const after = new Date(now.getTime() - tooOldMs);
    const records = await mailQueue.takeDigest({ lastBefore, after }, now, mailsAtOnce);
    if (records === null) break;
    const [first] = records;
    if (first === undefined) continue;
    if (!(await mailer.send(await digestOf(needs, first, records)))) {
      await mailQueue.giveBack(records.map(({ id }) => id));
      return sent;
    }
    sent += 1;
  }
  return sent;
}

async function mailOf({ mailTokens, publicUrl }: Needs, record: MailRecord): Promise<Mail> {
  const { email, userId, pageId, publisherName, workspaceName, subjectLine, messageBody } = record;
  return {
    to: email,
    subject: `${publisherName} published ‘${titleOf(record)}’`,
    lines: [
      `${publisherName} published a version of ‘${titleOf(record)}’ in ${workspaceName}: ${subjectLine}`,
    ],
    quote: messageBody,
    link: { label: "Open the page", url: `${publicUrl}/page/${pageId}` },
    unsubscribeUrl: `${publicUrl}/unsubscribe/${await mailTokens.sign(userId)}`,
  };
}

async function digestOf(
  { mailTokens, publicUrl, productName }: Needs,
  { email, userId }: MailRecord,
  records: readonly MailRecord[],
): Promise<Mail> {
  const count = records.length;
  return {
    to: email,
    subject: `${count} new ${count === 1 ? "version" : "versions"} on ${productName}`,
    lines: records.map(
      (record) =>
        `‘${titleOf(record)}’ in ${record.workspaceName}: ${record.subjectLine} (${record.publisherName})`,
    ),
    link: { label: "Open the inbox", url: `${publicUrl}/inbox?unread=true` },
    unsubscribeUrl: `${publicUrl}/unsubscribe/${await mailTokens.sign(userId)}`,
  };
}

function titleOf({ pageTitle }: MailRecord): string {
  return pageTitle === "" ? "Untitled Page" : pageTitle;
}
