import { foldEmail } from "@stemma/domain/account/email";
import { isEmailAddress } from "./is-email-address.ts";

/** What somebody wrote where several addresses are asked for. */
interface ParsedAddresses {
  /** The addresses, as they are stored, in their order, each once. */
  readonly emails: readonly string[];
  /** What stands between them and is no address, as it was written. */
  readonly unfit: readonly string[];
}

/** 'Ana Weiss <ana@example.com>', as mail programs write an address. */
const inBrackets = /<([^<>\s]*)>$/;

/**
 * Reads addresses that are separated by commas, semicolons, spaces or new lines. Of an address that a mail program wrote with
 * the person's name, the name is left out.
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
    unfit: [...new Set(written.filter((part) => !isEmailAddress(part)))],
  };
}
