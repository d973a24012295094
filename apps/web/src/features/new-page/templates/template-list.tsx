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
  /** `null` while it is not known which is the workspace's default. */
  readonly value: TemplateId | "blank" | null;
  /** Whether the templates are being read: lines stand in their places. */
  readonly isReading: boolean;
  readonly onValue: (value: TemplateId | "blank") => void;
}

/** The blank page and the templates, of which one is chosen. Arrow keys move between them. */
export function TemplateList(props: TemplateListProps) {
  const { templates, defaultTemplate, value, isReading, onValue } = props;
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
      <output className="visually-hidden">{isReading && messages.reading}</output>
      <div className={styles["options"]} aria-busy={isReading}>
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
        {isReading && placeholders.map((key) => <Placeholder key={key} />)}
      </div>
    </div>
  );
}

/** As many as are in sight, so that the list is as full as it will be. */
const placeholders = ["first", "second", "third", "fourth"];

/** What stands in the place of a template that is being read. */
function Placeholder() {
  return (
    <div className={styles["placeholder"]} aria-hidden="true">
      <span className={styles["line"]} />
      <span className={styles["line"]} />
    </div>
  );
}

function effectOf(template: OfferedTemplate, defaultTemplate: TemplateId | null): string {
  if (template.id === defaultTemplate) return messages.isDefault;
  return template.from === "product" ? template.description : messages.from[template.from];
}
