import { fileSizeInWords } from "@stemma/document/files/file-size";
import { messages } from "./messages.ts";
import type { UploadFailure } from "./send-file.ts";

const { reasons } = messages;

const words: Readonly<Record<string, (data: UploadFailure["data"]) => string>> = {
  FILE_TOO_LARGE: ({ sizeMax }) => reasons.tooLarge(fileSizeInWords(Number(sizeMax))),
  FILES_FULL: ({ bytesLeft }) => reasons.full(fileSizeInWords(Number(bytesLeft))),
  DISK_FULL: () => reasons.diskFull,
  PICTURE_UNREADABLE: ({ because }) =>
    because === "heic" ? reasons.heic : because === "pixels" ? reasons.pixels : reasons.damaged,
  UPLOAD_INCOMPLETE: () => reasons.offline,
  NOT_FOUND: () => reasons.gone,
  NO_ACCESS: () => reasons.notAllowed,
  NOT_ALLOWED: () => reasons.notAllowed,
  NOT_IN_ORGANIZATION: () => reasons.notAllowed,
  UNAUTHENTICATED: () => reasons.signedOut,
  unreadable: () => reasons.unreadable,
  offline: () => reasons.offline,
};

/** Why a file was not stored, as a sentence. */
export function failureWords({ code, data }: UploadFailure): string {
  return words[code]?.(data) ?? reasons.other;
}

/** Whether the same file can be stored later. */
export function canRetry({ code }: UploadFailure): boolean {
  return !["FILE_TOO_LARGE", "PICTURE_UNREADABLE", "NOT_FOUND", "unreadable"].includes(code);
}
