import { useQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { copiedPagesMax } from "@stemma/domain/page/copied-pages-max";
import { orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import styles from "./page-life.module.css";

interface PagesBelowFieldProps {
  readonly pageId: PageId;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Whether a page is duplicated with the pages below it; nothing where there are none, and why not where they are too many. */
export function PagesBelowField({ pageId, isChecked, onChange }: PagesBelowFieldProps) {
  const { data, error } = useQuery(
    orpc.pages.previewCopy.queryOptions({ input: { pageId }, gcTime: 0 }),
  );
  const words = messages.copyPage.below;
  if (error !== null) return <Notice tone="error">{words.notCounted(failureWords(error))}</Notice>;
  if (data === undefined || data.pagesBelow === 0) return null;
  const { pagesBelow } = data;
  if (pagesBelow >= copiedPagesMax) return <p>{words.tooMany(pagesBelow, copiedPagesMax)}</p>;
  return (
    <div>
      <Checkbox label={words.label(pagesBelow)} isChecked={isChecked} onChange={onChange} />
      <p className={styles["effect"]}>{words.effect(pagesBelow)}</p>
    </div>
  );
}
