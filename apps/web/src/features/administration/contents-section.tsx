import type { Overview } from "@stemma/contract/administration.contract";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { messages } from "./messages.ts";
import styles from "./administration.module.css";

const names = ["organizations", "people", "pages", "versions", "drafts", "files"] as const;

/** How much there is of everything on the server. */
export function ContentsSection({ contents }: Pick<Overview, "contents">) {
  return (
    <ListSection heading={messages.contents}>
      <dl className={styles["counts"]}>
        {names.map((name) => (
          <div key={name} className={styles["count"]}>
            <dt>{messages.counted[name]}</dt>
            <dd>{contents[name]?.toLocaleString("en") ?? messages.notKnown}</dd>
          </div>
        ))}
      </dl>
    </ListSection>
  );
}
