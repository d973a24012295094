import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { api } from "../../lib/api.ts";
import { AccessChoice } from "./access-choice.tsx";
import { AccessFact } from "./access-fact.tsx";
import { PageSight } from "./sight/page-sight.tsx";
import { readPermissionsAgain } from "./read-permissions-again.ts";

interface PageAccessProps {
  readonly view: Pick<PageView, "page" | "workspace" | "can">;
  readonly isRestricted: boolean;
  readonly isPublished: boolean;
}

/** Whether a page is open to its whole workspace, or restricted to the people named on it. */
export function PageAccess({ view, isRestricted, isPublished }: PageAccessProps) {
  const { page, workspace, can } = view;
  const queryClient = useQueryClient();
  const options = [
    {
      value: "workspace",
      label: `Everyone in “${workspace.workspaceName}”`,
      detail: isPublished
        ? "With the role that they have there, and the people named here."
        : "With the role that they have there, as soon as the page is published.",
    },
    {
      value: "restricted",
      label: "Only people named here",
      detail: "Nobody else, not even the workspace's admins.",
    },
  ] as const;
  const value = isRestricted ? "restricted" : "workspace";
  if (!can.manage) return <AccessFact option={options[isRestricted ? 1 : 0]} />;
  return (
    <AccessChoice
      options={options}
      value={value}
      questionBefore={(wanted) =>
        wanted === "restricted" && isPublished
          ? {
              question: "Restrict this page?",
              consequence: <PageSight view={view} />,
              yes: "RESTRICT PAGE",
            }
          : null
      }
      onApply={async (wanted) => {
        await api.permissions.restrictPage({
          pageId: page.id,
          isRestricted: wanted === "restricted",
        });
        await readPermissionsAgain(queryClient);
      }}
    />
  );
}
