import { Link } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/pages.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import type { PageFlag } from "./page-flags.ts";
import { messages } from "../messages.ts";
import styles from "./page-path.module.css";

interface PagePathProps {
  readonly workspace: PageView["workspace"];
  readonly title: string;
  /** The published title, if the draft's title differs. */
  readonly publishedTitle?: string | undefined;
  readonly flags: readonly PageFlag[];
}

/** The path 'workspace / page', with the page's state. */
export function PagePath({ workspace, title, publishedTitle, flags }: PagePathProps) {
  return (
    <>
      <Link to="/workspace/$workspaceId" params={{ workspaceId: workspace.id }}>
        {workspace.workspaceName}
      </Link>
      <span className="topbar-slash" aria-hidden="true">
        {"/"}
      </span>
      <span className="topbar-here" aria-current="page">
        {displayPageTitle(title)}
      </span>
      {publishedTitle !== undefined && (
        <span className={styles["published"]}>
          {messages.publishedAs(displayPageTitle(publishedTitle))}
        </span>
      )}
      {flags.map((flag) => (
        <span key={flag} className={styles["flag"]} data-flag={flag}>
          {messages.flagInPath(messages.flags[flag])}
        </span>
      ))}
    </>
  );
}
