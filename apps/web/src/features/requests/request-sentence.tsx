import { Link } from "@tanstack/react-router";
import type { Request } from "@stemma/contract/requests.contract";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import styles from "./request-sentence.module.css";
import { requestWords } from "./request-words.ts";

interface RequestSentenceProps {
  readonly request: Request;
  /** Called when the decider follows the link, to close a dialog around the list. */
  readonly onFollow?: (() => void) | undefined;
}

/** What a request asks for. The page or workspace is a link, so that the decider can look at it first. */
export function RequestSentence({ request, onFollow }: RequestSentenceProps) {
  const { before, name, after } = requestWords(request);
  return (
    <>
      {before}
      {request.type === "page" && (
        <Link
          to="/page/$pageId"
          params={{ pageId: request.targetId as PageId }}
          className={styles["link"]}
          onClick={onFollow}
        >
          {name}
        </Link>
      )}
      {request.type === "workspace" && (
        <Link
          to="/workspace/$workspaceId"
          params={{ workspaceId: request.targetId as WorkspaceId }}
          className={styles["link"]}
          onClick={onFollow}
        >
          {name}
        </Link>
      )}
      {after}
    </>
  );
}
