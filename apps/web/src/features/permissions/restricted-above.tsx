import type { PathStep } from "@stemma/contract/page-shapes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";

interface RestrictedAboveProps {
  /** The nearest restricted page above. */
  readonly page: PathStep;
  /** Called when the person goes there. */
  readonly onOpen: () => void;
}

/** Says that a page above restricts this one, and leads there. */
export function RestrictedAbove({ page, onOpen }: RestrictedAboveProps) {
  const words = messages.pageAccess;
  return (
    <Notice
      tone="note"
      actions={
        <LinkButton to="/page/$pageId" params={{ pageId: page.id }} onClick={onOpen}>
          {words.openAbove}
        </LinkButton>
      }
    >
      {words.restrictedAbove(displayPageTitle(page.pageTitle))}
    </Notice>
  );
}
