import { foldEmail } from "@stemma/domain/account/email";
import { isEmailAddress } from "./is-email-address.ts";

/** The result of parsing a text with several addresses. */
interface ParsedAddresses {
  /** The addresses in order, normalized as in the database, without duplicates. */
  readonly emails: readonly string[];
  /** The parts that are not addresses, as typed. */
  readonly invalid: readonly string[];
}

/** 'Ana Weiss <ana@example.com>', as mail programs write an address. */
const inBrackets = /<([^<>\s]*)>$/;

/**
 * Parses addresses separated by commas, semicolons, spaces or new lines. Drops the person's name from an address that
 * a mail program wrote with one.
 */
export function parseAddresses(text: string): ParsedAddresses {
  const written = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .flatMap((part) => {
      const address = inBrackets.exec(part)?.[1];
      return address === undefined ? part.split(/\s+/) : [address];
    })
    .filter((part) => part !== "");
  const emails = written.filter(isEmailAddress).map(foldEmail);
  return {
    emails: [...new Set(emails)],
    invalid: [...new Set(written.filter((part) => !isEmailAddress(part)))],
  };
}
