import { z } from "zod";

const smtpLine =
  "set an address such as smtp://user:password@mail.example.com:587 (or smtps://…:465), or leave it out";
const senderLine =
  "set an address such as wiki@example.com or Wiki <wiki@example.com>, or leave it out";

/** The mail server, and the sender of mails. */
export const mailSettings = z.object({
  SMTP_URL: z
    .string()
    .trim()
    .refine((address) => isSmtpAddress(address), smtpLine)
    .optional(),
  STEMMA_MAIL_FROM: z
    .string()
    .trim()
    .regex(/^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, senderLine)
    .optional(),
});

function isSmtpAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === "smtp:" || protocol === "smtps:") && hostname !== "";
}
