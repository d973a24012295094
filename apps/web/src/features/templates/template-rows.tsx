import { Building2, Ellipsis, LayoutTemplate, Pencil, Trash2 } from "lucide-react";
import type { Template } from "@stemma/contract/templates.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { shortDate } from "../../lib/time/short-date.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { ItemLink } from "../../ui/layout/item-link.tsx";
import { MenuItem } from "../../ui/menus/menu-item.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { messages } from "./messages.ts";
import styles from "./template-rows.module.css";

interface TemplateRowsProps {
  readonly templates: readonly Template[];
  readonly onEdit: (template: Template) => Promise<void>;
  /** Offers a template in every workspace, or ends that. */
  readonly onOffer: (template: Template) => Promise<void>;
  readonly onDelete: (template: Template) => Promise<void>;
}

/** The templates, each with who changed it last, where it is, and a menu of what the person may do. */
export function TemplateRows({ templates, ...actions }: TemplateRowsProps) {
  const now = useNow(templates.map(({ updatedAt }) => updatedAt));
  return (
    <ul>
      {templates.map((template) => (
        <li key={template.id} className={styles["row"]}>
          <ItemLink
            link={{
              to: "/page/$pageId",
              params: { pageId: template.id },
            }}
            icon={LayoutTemplate}
            emoji={template.icon}
            kind={messages.kind}
            title={displayPageTitle(template.pageTitle)}
            path={placeOf(template)}
            time={messages.changed(template.updatedByName, shortDate(template.updatedAt, now))}
          />
          <TemplateMenu template={template} {...actions} />
        </li>
      ))}
    </ul>
  );
}

/** The workspace, and who is offered the template besides its members. */
function placeOf({ workspaceName, publishedVersion, isOffered }: Template): string {
  if (publishedVersion === null) return messages.unpublished(workspaceName);
  return isOffered ? messages.everywhere(workspaceName) : workspaceName;
}

/** What the person may do with a template. Draws nothing if that is nothing. */
function TemplateMenu({
  template,
  onEdit,
  onOffer,
  onDelete,
}: Omit<TemplateRowsProps, "templates"> & { readonly template: Template }) {
  const { can, isOffered, publishedVersion } = template;
  // Deleting one that was never published removes it for good: its page asks first.
  const mayDelete = can.delete && publishedVersion !== null;
  if (!can.edit && !can.offer && !mayDelete) return null;
  const label = messages.actions(displayPageTitle(template.pageTitle));
  return (
    <Menu trigger={<IconButton label={label} icon={<Icon of={Ellipsis} />} />}>
      {can.edit && (
        <MenuItem icon={Pencil} label={messages.edit} onSelect={() => void onEdit(template)} />
      )}
      {can.offer && (
        <MenuItem
          icon={Building2}
          label={isOffered ? messages.stopOffering : messages.offer}
          onSelect={() => void onOffer(template)}
        />
      )}
      {mayDelete && (
        <MenuItem
          icon={Trash2}
          label={messages.delete}
          isDangerous
          onSelect={() => void onDelete(template)}
        />
      )}
    </Menu>
  );
}
