import { displayPageTitle } from "@stemma/domain/page/page-title";
import type { Mail } from "../platform/mailer/mailer.ts";
import type { MailRecord } from "./mail-queue.store.ts";

/** The mail about one publish, or about a mention in it. */
export function publishMail(record: MailRecord, publicUrl: string, unsubscribeUrl: string): Mail {
  const { email, pageId, publisherName, workspaceName, subjectLine, messageBody } = record;
  const title = `‘${displayPageTitle(record.pageTitle)}’`;
  const isMention = record.type === "mention";
  return {
    to: email,
    subject: isMention
      ? `${publisherName} mentioned you in ${title}`
      : `${publisherName} published ${title}`,
    lines: [
      `${publisherName} ${isMention ? "mentioned you in" : "published a version of"} ${title} in ${workspaceName}: ${subjectLine}`,
    ],
    quote: messageBody,
    link: { label: "Open the page", url: `${publicUrl}/page/${pageId}` },
    unsubscribeUrl,
  };
}

/** The daily mail about several publishes, one line each. */
export function digestMail(
  email: string,
  records: readonly MailRecord[],
  { publicUrl, productName }: { publicUrl: string; productName: string },
  unsubscribeUrl: string,
): Mail {
  const count = records.length;
  return {
    to: email,
    subject: `${count} new ${count === 1 ? "version" : "versions"} on ${productName}`,
    lines: records.map(
      (record) =>
        `‘${displayPageTitle(record.pageTitle)}’ in ${record.workspaceName}: ${record.subjectLine} (${record.publisherName}${record.type === "mention" ? " mentioned you" : ""})`,
    ),
    link: { label: "Open the inbox", url: `${publicUrl}/inbox?unread=true` },
    unsubscribeUrl,
  };
}
