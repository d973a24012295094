import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { PathStep } from "@stemma/contract/page-shapes";
import type { PageId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { orpc } from "../../../lib/api.ts";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "./messages.ts";
import styles from "./pages-around.module.css";

/** 'Previous' and 'Next': the pages before and after a page in the order of the tree. Nothing if there are none. */
export function PagesAround({ pageId }: { readonly pageId: PageId }) {
  const { data } = useQuery(orpc.pages.around.queryOptions({ input: { pageId } }));
  if (data === undefined || (data.previous === null && data.next === null)) return null;
  const { previous, next } = data;
  return (
    <nav className={styles["around"]} aria-label={messages.around}>
      {previous !== null && (
        <Step page={previous} className={styles["previous"]}>
          <Icon of={ArrowLeft} /> {messages.previous}
        </Step>
      )}
      {next !== null && (
        <Step page={next} className={styles["next"]}>
          {messages.next} <Icon of={ArrowRight} />
        </Step>
      )}
    </nav>
  );
}

interface StepProps {
  readonly page: PathStep;
  readonly className: string | undefined;
  /** The direction, above the title. */
  readonly children: ReactNode;
}

function Step({ page: { id, icon, pageTitle }, className, children }: StepProps) {
  return (
    <Link to="/page/$pageId" params={{ pageId: id }} className={className}>
      <span className={styles["direction"]}>{children}</span>{" "}
      <span className={styles["title"]}>
        {icon !== null && <span aria-hidden>{icon} </span>}
        {displayPageTitle(pageTitle)}
      </span>
    </Link>
  );
}
