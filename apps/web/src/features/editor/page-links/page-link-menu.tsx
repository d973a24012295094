import { FilePlus, FileText } from "lucide-react";
import type { LexicalEditor } from "lexical";
import type { WorkspaceId } from "@stemma/domain/ids";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { CaretMenu } from "../caret-menu/caret-menu.tsx";
import { messages } from "../messages.ts";
import { usePageLinkMenu } from "./use-page-link-menu.ts";
import type { PageLinkOption } from "./use-page-link-options.ts";

interface PageLinkMenuProps {
  readonly editor: LexicalEditor;
  /** Where a missing page is created. */
  readonly workspaceId: WorkspaceId;
}

const keyOf = (option: PageLinkOption) => (option.kind === "page" ? option.id : "create");
const nameOf = ({ kind, title }: PageLinkOption) =>
  kind === "page" ? title : messages.pageLink.create(title);
const noteOf = (option: PageLinkOption) => (option.kind === "page" ? option.workspaceName : null);
const pictureOf = ({ kind }: PageLinkOption) => <Icon of={kind === "page" ? FileText : FilePlus} />;

/** The pages to link to, at the caret, after `[[`. */
export function PageLinkMenu({ editor, workspaceId }: PageLinkMenuProps) {
  const { isSearching, ...menu } = usePageLinkMenu(editor, workspaceId);
  const none = isSearching ? messages.pageLink.searching : messages.pageLink.none;
  const title = menu.options.length === 0 ? none : messages.pageLink.title;
  return <CaretMenu {...{ editor, menu, title, keyOf, pictureOf, nameOf, noteOf }} />;
}
