import { startRemoving } from "./accounts/start-removing.ts";
import type { Features } from "./compose.ts";
import { startMailing } from "./notifications/start-mailing.ts";
import type { Config } from "./platform/config/config.ts";
import type { Logger } from "./platform/logger.ts";
import { jobsOf } from "./watch-node.ts";

interface Needs extends Pick<Config, "smtpUrl"> {
  readonly tracing: Parameters<typeof jobsOf>[0];
  readonly logger: Logger;
}

/** Starts what a node does from time to time by itself: mail about notifications, and removing what is past its days. */
export function startJobs(features: Features, { smtpUrl, tracing, logger }: Needs) {
  const asJob = jobsOf(tracing);
  const mailing =
    smtpUrl === undefined
      ? null
      : startMailing({
          mailNotifications: asJob("mail notifications", features.notifications.mailNotifications),
          logger,
        });
  const removing = startRemoving({
    removals: [
      asJob("remove deleted workspaces", features.workspaces.removeGoneWorkspaces),
      asJob("remove deleted organizations", features.accounts.removeGoneOrganizations),
      asJob("remove deleted pages", features.trash.removeGonePages),
      asJob("remove old entries of the audit logs", features.audit.removeOldEntries),
    ],
    logger,
  });
  return {
    /** Resolves when the jobs that run have ended. */
    async close(): Promise<void> {
      await mailing?.close();
      await removing.close();
    },
  };
}
