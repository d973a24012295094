import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { PageAccess } from "./page-access.tsx";
import { PermissionsBody } from "./permissions-body.tsx";
import { PermissionsDialog } from "./permissions-dialog.tsx";
import styles from "./permissions-dialog.module.css";
import { readPermissionsAgain } from "./read-permissions-again.ts";
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
  return (
    <PermissionsDialog
      title={can.manage ? "Manage permissions" : "Who sees this page"}
      what={`“${displayPageTitle(page.pageTitle)}” in “${workspace.workspaceName}”`}
      onClose={onClose}
    >
      <PermissionsBody
        query={query}
        ground="page"
        mayManage={can.manage}
        send={async ({ person, role }) => {
          await api.permissions.setPageRole({ pageId: page.id, userId: person.id, role });
        }}
        readAgain={() => readPermissionsAgain(queryClient)}
        explain={(error, change) => refusalWords(error, change, "page")}
        elsewhere={
          !isRestricted && (
            <Button kind="quiet" className={styles["elsewhere"]} onClick={onOpenWorkspace}>
              Who is in “{workspace.workspaceName}”
            </Button>
          )
        }
      >
        {!isPublished && (
          <Notice tone="note">
            This page was never published: only the people named here see it until it is.
          </Notice>
        )}
        <PageAccess view={view} isRestricted={isRestricted} isPublished={isPublished} />
      </PermissionsBody>
    </PermissionsDialog>
  );
}
