import { useQueryClient } from "@tanstack/react-query";
import type { PathStep } from "@stemma/contract/page-shapes";
import type { PageView } from "@stemma/contract/page-view-shape";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { api } from "../../lib/api.ts";
import { AccessChoice } from "./access-choice.tsx";
import { CurrentAccess } from "./current-access.tsx";
import { messages } from "./messages.ts";
import { PageAccessLoss } from "./visibility/page-access-loss.tsx";
import { invalidatePermissions } from "./invalidate-permissions.ts";

interface PageAccessProps {
  readonly view: Pick<PageView, "page" | "workspace" | "can">;
  readonly isRestricted: boolean;
  /** The nearest restricted page above. */
  readonly restrictedAbove: PathStep | null;
  readonly isPublished: boolean;
}

/** Whether a page is open to its whole workspace or to all who are named on the restricted page above it, or restricted to the people named on it. */
export function PageAccess(props: PageAccessProps) {
  const { view, isRestricted, restrictedAbove, isPublished } = props;
  const { page, workspace, can } = view;
  const queryClient = useQueryClient();
  const words = messages.pageAccess;
  const options = [
    {
      value: "workspace",
      label:
        restrictedAbove === null
          ? words.workspace(workspace.workspaceName)
          : words.above(displayPageTitle(restrictedAbove.pageTitle)),
      detail: !isPublished
        ? words.workspaceDetailUnpublished
        : restrictedAbove === null
          ? words.workspaceDetail
          : words.aboveDetail,
    },
    {
      value: "restricted",
      label: words.restricted,
      detail: words.restrictedDetail,
    },
  ] as const;
  const value = isRestricted ? "restricted" : "workspace";
  if (!can.manage) return <CurrentAccess option={options[isRestricted ? 1 : 0]} />;
  return (
    <AccessChoice
      options={options}
      value={value}
      questionBefore={(wanted) =>
        wanted === "restricted" && isPublished
          ? {
              question: words.restrictQuestion,
              consequence: <PageAccessLoss view={view} />,
              yes: words.restrict,
            }
          : null
      }
      onApply={async (wanted) => {
        await api.permissions.restrictPage({
          pageId: page.id,
          isRestricted: wanted === "restricted",
        });
        await invalidatePermissions(queryClient);
      }}
    />
  );
}
