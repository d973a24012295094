import { File, LayoutTemplate } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { OfferedTemplate } from "@stemma/contract/templates.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import type { TemplateId } from "@stemma/domain/template/template-id";
import { ItemMark } from "../../../ui/layout/item-mark.tsx";
import { messages } from "./messages.ts";
import styles from "./template-list.module.css";

interface TemplateListProps {
  readonly templates: readonly OfferedTemplate[];
  readonly defaultTemplate: TemplateId | null;
  readonly value: TemplateId | "blank";
  readonly onValue: (value: TemplateId | "blank") => void;
}

/** The blank page and the templates, of which one is chosen. Arrow keys move between them. */
export function TemplateList({ templates, defaultTemplate, value, onValue }: TemplateListProps) {
  const id = useId();
  const option = (
    key: TemplateId | "blank",
    mark: ReactNode,
    [name, effect]: readonly [string, string],
  ) => (
    <label key={key} className={styles["option"]}>
      <input
        className="visually-hidden"
        type="radio"
        name={id}
        checked={key === value}
        onChange={() => onValue(key)}
      />
      {mark}
      <span className={styles["words"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["effect"]}>{effect}</span>
      </span>
    </label>
  );
  return (
    <div className={styles["list"]} role="radiogroup" aria-labelledby={id}>
      <p id={id} className={styles["label"]}>
        {messages.label}
      </p>
      <div className={styles["options"]}>
        {option("blank", <ItemMark icon={File} className={styles["icon"]} />, [
          messages.blank,
          messages.blankEffect,
        ])}
        {templates.map((template) =>
          option(
            template.id,
            <ItemMark icon={LayoutTemplate} emoji={template.icon} className={styles["icon"]} />,
            [displayPageTitle(template.name), effectOf(template, defaultTemplate)],
          ),
        )}
      </div>
    </div>
  );
}

function effectOf(template: OfferedTemplate, defaultTemplate: TemplateId | null): string {
  if (template.id === defaultTemplate) return messages.isDefault;
  return template.from === "product" ? template.description : messages.from[template.from];
}
