import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import type { PathStep } from "@stemma/contract/page-shapes";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { MenuAt } from "../../../ui/menus/menu-at.tsx";
import { MenuLink } from "../../../ui/menus/menu-link.tsx";
import { showFailureToast } from "../../../ui/messages/toasts.ts";
import { pathMenuMessages as messages } from "./messages.ts";

/** Which menu of the path is open: the pages beside one of its steps, or the steps that have no room. */
export type OpenPathMenu = {
  /** When it was opened, in the browser's milliseconds: each opening reads the level anew. */
  readonly openedAtMs: number;
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  /** Whether a key opened it. */
  readonly isByKey: boolean;
} & (
  | { readonly kind: "hidden"; readonly steps: readonly PathStep[] }
  | {
      readonly kind: "beside";
      readonly pageId: PageId;
      /** The page above; `null` at the top of the workspace. */
      readonly above: PageId | null;
      readonly workspaceId: WorkspaceId;
    }
);

interface PathMenuProps {
  readonly menu: OpenPathMenu;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A menu of a page's path. */
export function PathMenu(props: PathMenuProps) {
  const { menu } = props;
  return menu.kind === "hidden" ? (
    <StepsMenu {...props} label={messages.hidden} steps={menu.steps} />
  ) : (
    <BesideMenu {...props} menu={menu} />
  );
}

interface BesideMenuProps extends PathMenuProps {
  readonly menu: Extract<OpenPathMenu, { kind: "beside" }>;
}

/** Opens when the level is read: entries that arrive in an open menu would move its highlight. */
function BesideMenu({ menu, isOpen, onClose }: BesideMenuProps) {
  const { workspaceId, above, pageId } = menu;
  const { data, error, isFetchedAfterMount } = useQuery(
    orpc.pages.level.queryOptions({
      input: { workspaceId, parentPageId: above, limit: rowsPerAnswerMax },
      staleTime: 0,
    }),
  );
  useEffect(() => {
    if (error === null) return;
    onClose();
    showFailureToast(messages.notRead(failureWords(error)));
  }, [error, onClose]);
  if (data === undefined || !isFetchedAfterMount) return null;
  return (
    <StepsMenu
      menu={menu}
      isOpen={isOpen}
      onClose={onClose}
      label={messages.besideMenu}
      steps={data.items}
      here={pageId}
    >
      {data.nextCursor !== null && (
        <MenuLink
          label={messages.all}
          link={
            above === null
              ? { to: "/workspace/$workspaceId", params: { workspaceId } }
              : { to: "/page/$pageId", params: { pageId: above } }
          }
        />
      )}
    </StepsMenu>
  );
}

interface StepsMenuProps extends PathMenuProps {
  readonly label: string;
  readonly steps: readonly PathStep[];
  /** The page of the path that is among them. */
  readonly here?: PageId;
  readonly children?: ReactNode;
}

function StepsMenu({ menu, isOpen, label, steps, here, onClose, children }: StepsMenuProps) {
  const { anchor, isByKey } = menu;
  return (
    <MenuAt
      isOpen={isOpen}
      onOpen={(isWanted) => !isWanted && onClose()}
      isByKey={isByKey}
      anchor={{ current: anchor }}
      label={label}
      finalFocus={() => anchor}
    >
      {steps.map(({ id, icon, pageTitle }) => (
        <MenuLink
          key={id}
          label={displayPageTitle(pageTitle)}
          emoji={icon}
          isHere={id === here}
          link={{ to: "/page/$pageId", params: { pageId: id } }}
        />
      ))}
      {children}
    </MenuAt>
  );
}
