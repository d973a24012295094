import type { Mailer } from "../platform/mailer/mailer.ts";
import type { BackupState } from "./backup-run.store.ts";

/** While backups fail, a mail says so once in this time, in milliseconds. */
const againMs = 24 * 60 * 60 * 1000;

/** Tells whoever runs the server how backups go. `state` is as it was before the run. */
export interface OperatorNews {
  /** Returns whether somebody was told. */
  failed(run: {
    readonly reason: string;
    readonly startedAt: Date;
    readonly state: BackupState;
  }): Promise<boolean>;
  succeeded(run: { readonly file: string; readonly state: BackupState }): Promise<void>;
}

interface Needs {
  readonly mailer: Mailer;
  readonly operatorMail: string | undefined;
  readonly productName: string;
  readonly publicUrl: string;
}

/**
 * Tells the operator by mail: of the first failure, of further ones once a day, and when a backup is good again after that. Nobody is told
 * where the settings name no address.
 */
export function createOperatorNews(needs: Needs): OperatorNews {
  const { mailer, operatorMail, productName, publicUrl } = needs;
  const link = { label: `Open ${productName}`, url: publicUrl };

  return {
    async failed({ reason, startedAt, state: { toldAt, lastGood } }) {
      if (operatorMail === undefined) return false;
      if (toldAt !== null && startedAt.getTime() - toldAt.getTime() < againMs) return false;
      const last =
        lastGood === null
          ? "There is no good backup yet."
          : `The last good one is ${lastGood.file}, of ${lastGood.startedAt.toISOString()}.`;
      return mailer.send({
        to: operatorMail,
        subject: `${productName}: a backup failed`,
        lines: [
          `The scheduled backup of ${publicUrl} failed: ${reason}`,
          last,
          "It is tried again by itself. The command `doctor` says how backups are.",
        ],
        link,
      });
    },

    async succeeded({ file, state: { toldAt } }) {
      if (operatorMail === undefined || toldAt === null) return;
      await mailer.send({
        to: operatorMail,
        subject: `${productName}: backups work again`,
        lines: [`The scheduled backup of ${publicUrl} was written to ${file} and checked.`],
        link,
      });
    },
  };
}
