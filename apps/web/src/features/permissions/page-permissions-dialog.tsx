import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import { PageAccess } from "./page-access.tsx";
import { RestrictedAbove } from "./restricted-above.tsx";
import { PermissionsBody } from "./permissions-body.tsx";
import { PermissionsDialog } from "./permissions-dialog.tsx";
import styles from "./permissions-dialog.module.css";
import { invalidatePermissions } from "./invalidate-permissions.ts";
import { refusalWords } from "./refusal-words.ts";
import { usePageReaders } from "./readers/use-page-readers.ts";

interface PagePermissionsDialogProps {
  readonly view: Pick<PageView, "page" | "workspace" | "can">;
  readonly onClose: () => void;
  /** Opens the permissions of the page's workspace: roles that come from there are changed there. */
  readonly onOpenWorkspace: () => void;
}

/** Who can see a page and why. Administrators of the page can change it, others can read it. */
export function PagePermissionsDialog(props: PagePermissionsDialogProps) {
  const { view, onClose, onOpenWorkspace } = props;
  const { page, workspace, can } = view;
  const queryClient = useQueryClient();
  const query = usePageReaders(page.id);
  const isPublished = query.data?.isPublished ?? true;
  const isRestricted = query.data?.isRestricted ?? false;
  const restrictedAbove = query.data?.restrictedAbove ?? null;
  return (
    <PermissionsDialog
      title={can.manage ? messages.managePermissions : messages.whoSeesPage}
      subject={messages.pageSubject(displayPageTitle(page.pageTitle), workspace.workspaceName)}
      onClose={onClose}
    >
      <PermissionsBody
        query={query}
        resource="page"
        mayManage={can.manage}
        send={async ({ person, role }) => {
          await api.permissions.setPageRole({ pageId: page.id, userId: person.id, role });
        }}
        refetch={() => invalidatePermissions(queryClient)}
        explain={(error, change) => refusalWords(error, change, "page")}
        workspaceLink={
          !isRestricted &&
          restrictedAbove === null && (
            <Button kind="quiet" className={styles["workspaceLink"]} onClick={onOpenWorkspace}>
              {messages.whoIsIn(workspace.workspaceName)}
            </Button>
          )
        }
      >
        {!isPublished && <Notice tone="note">{messages.pageAccess.neverPublished}</Notice>}
        {restrictedAbove !== null && <RestrictedAbove page={restrictedAbove} onOpen={onClose} />}
        <PageAccess
          view={view}
          isRestricted={isRestricted}
          restrictedAbove={restrictedAbove}
          isPublished={isPublished}
        />
      </PermissionsBody>
    </PermissionsDialog>
  );
}
