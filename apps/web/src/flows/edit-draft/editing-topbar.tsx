import type { PageView } from "@stemma/contract/page-view-shape";
import { EditToggle } from "../../features/pages/bars/edit-toggle.tsx";
import type { PageFlag } from "../../features/pages/bars/page-flags.ts";
import { PageMarks } from "../../features/pages/bars/page-marks.tsx";
import { PageMenu } from "../../features/pages/menu/page-menu.tsx";
import { PagePath } from "../../features/pages/bars/page-path.tsx";
import { Topbar } from "../../ui/layout/topbar.tsx";
import type { PageMenuState } from "../page-actions/use-page-menu.ts";
import { messages } from "./messages.ts";

interface EditingTopbarProps {
  readonly view: PageView;
  readonly title: string;
  readonly publishedTitle: string | undefined;
  readonly flags: readonly PageFlag[];
  readonly onStop: () => void;
  readonly menu: PageMenuState["menu"];
}

/** The top bar of a draft: its path, the toggle back to reading, and the page menu. */
export function EditingTopbar(props: EditingTopbarProps) {
  const { view, title, publishedTitle, flags, onStop, menu } = props;
  const { page } = view;
  return (
    <Topbar
      path={<PagePath view={view} title={title} publishedTitle={publishedTitle} flags={flags} />}
      actions={
        <>
          <PageMarks
            kind={page.kind}
            isPinned={view.isPinned}
            isSubscribed={view.isSubscribed}
            onSelect={menu.onSelect}
          />
          <EditToggle
            isEditing
            hasDraft
            isReadOnly={!view.can.edit}
            unavailableBecause={
              page.publishedVersion === null ? messages.neverPublished : undefined
            }
            onToggle={onStop}
          />
          <PageMenu {...menu} />
        </>
      }
    />
  );
}
