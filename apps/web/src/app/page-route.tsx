import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { orpc } from "../lib/api.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { Topbar } from "../ui/topbar.tsx";

/** The page screen at its address. */
export function PageRoute() {
  const { pageId } = useParams({ from: "/signed-in/page/$pageId" });
  const { data } = useSuspenseQuery(orpc.pages.get.queryOptions({ input: { pageId } }));
  const title = displayPageTitle(data.page.pageTitle);
  useDocumentTitle(title);
  const path = (
    <>
      <Link to="/workspace/$workspaceId" params={{ workspaceId: data.workspace.id }}>
        {data.workspace.workspaceName}
      </Link>
      <span className="topbar-slash" aria-hidden="true">
        /
      </span>
      <span className="topbar-here" aria-current="page">
        {title}
      </span>
    </>
  );
  return (
    <>
      <Topbar path={path} />
      <main className="page-column">
        <h1 className="page-title">{title}</h1>
      </main>
    </>
  );
}
