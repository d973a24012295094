import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import type { PageId } from "@stemma/domain/ids";
import { whoSees } from "../../entities/page/who-sees.ts";
import { PageTree } from "../../features/page-tree/page-tree.tsx";
import { SidebarEdge } from "../../features/sidebar/edge/sidebar-edge.tsx";
import { titleOfRow } from "../../features/page-tree/title-of-row.ts";
import { moreRowId, type LinkRow } from "../../features/page-tree/tree-rows.ts";
import { orpc } from "../../lib/api.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useArrangeWorkspaces } from "./use-arrange-workspaces.ts";
import { messages } from "./messages.ts";
import { useCreatePage } from "./use-create-page.ts";
import { useMoveInTree } from "./use-move-in-tree.ts";
import { WorkspaceItems } from "./workspace-items.tsx";

interface SidebarTreeProps {
  readonly account: Account;
  /** The menu of a row, with more entries at its end. */
  readonly menuOf: (row: LinkRow, more: ReactNode) => ReactNode;
  readonly onRead: () => void;
}

/** The section 'Workspaces' of the sidebar, with what its buttons and moves do. */
export function SidebarTree({ account, menuOf, onRead }: SidebarTreeProps) {
  const { pageId } = useParams({ strict: false });
  const { data: view } = useQuery({
    ...orpc.pages.get.queryOptions({ input: { pageId: (pageId ?? "") as PageId } }),
    enabled: false,
  });
  const workspaces = useQuery(orpc.workspaces.list.queryOptions());
  const listed = workspaces.data?.items ?? [];
  const mayCreateIn = new Set(listed.filter(({ can }) => can.createPage).map(({ id }) => id));
  const createPage = useCreatePage();
  const { asked, move } = useMoveInTree();
  const arrange = useArrangeWorkspaces();
  const isMuted = listed.some((one) => one.isMuted && one.id === view?.workspace.id);
  const shown =
    view === undefined || view.page.id !== pageId
      ? null
      : {
          pageId: view.page.id,
          path: [
            ...(isMuted ? [moreRowId] : []),
            view.workspace.id,
            ...view.path.map(({ id }) => id),
          ],
        };
  const buttonsOf = (row: LinkRow) => {
    const workspace = listed.find(({ id }) => id === row.id);
    const more = workspace && (
      <WorkspaceItems {...arrange} {...{ workspace }} workspaces={listed} />
    );
    return (
      <RowButtons
        row={row}
        mayCreateIn={mayCreateIn}
        menu={menuOf(row, more)}
        onCreate={createPage}
      />
    );
  };
  return (
    <>
      <PageTree
        key={account.organization.id}
        organizationId={account.organization.id}
        shown={shown}
        onRead={onRead}
        onMove={move}
        onPlace={arrange.place}
        actionsOf={buttonsOf}
      />
      <SidebarEdge />
      {asked !== null && (
        <ConfirmDialog
          isOpen
          question={messages.question(asked.title)}
          yes={messages.move}
          no={messages.cancel}
          onYes={() => asked.answer(true)}
          onNo={() => asked.answer(false)}
        >
          {whoSees(asked.change).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowButtonsProps {
  readonly row: LinkRow;
  /** The workspaces in which the person may create pages. */
  readonly mayCreateIn: ReadonlySet<string>;
  readonly menu: ReactNode;
  readonly onCreate: ReturnType<typeof useCreatePage>;
}

/** The buttons of a row of the tree: a new page below it, and its menu. */
function RowButtons({ row, mayCreateIn, menu, onCreate }: RowButtonsProps) {
  const workspaceId = row.kind === "workspace" ? row.workspace.id : row.workspaceId;
  const parentPageId = row.kind === "workspace" ? null : row.id;
  const words = row.kind === "workspace" ? messages.newPageIn : messages.newPageBelow;
  return (
    <>
      {mayCreateIn.has(workspaceId) && (
        <IconButton
          label={words(titleOfRow(row))}
          icon={<Icon of={Plus} />}
          onClick={() => void onCreate({ workspaceId, parentPageId })}
        />
      )}
      {menu}
    </>
  );
}
