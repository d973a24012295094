import type { Overview } from "@stemma/contract/administration.contract";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../lib/time/use-now.ts";
import { classNames } from "../../ui/class-names.ts";
import { BackupsSection } from "./backups-section.tsx";
import { CheckList } from "./check-list.tsx";
import { ContentsSection } from "./contents-section.tsx";
import { ErrorsSection } from "./errors-section.tsx";
import { messages } from "./messages.ts";
import { SizesSection } from "./sizes-section.tsx";
import { stateWords } from "./state-words.ts";
import styles from "./administration.module.css";

/** How the server is: whether something needs attention first, then all there is to know. */
export function OverviewSections({ overview }: { readonly overview: Overview }) {
  const { at, version, checks, contents, backups, errors } = overview;
  const now = useNow([at, ...errors.map((error) => error.at)]);
  const isWell = checks.every(({ isOk }) => isOk);
  return (
    <>
      <p className={styles["note"]}>{messages.intro(version)}</p>
      <output className={classNames(styles["state"], isWell ? "" : styles["badState"])}>
        {stateWords(checks)}
      </output>
      <p className={styles["age"]}>{messages.checked(relativeTime(new Date(at), now))}</p>
      <CheckList checks={checks} />
      <ContentsSection contents={contents} />
      <SizesSection overview={overview} now={now} />
      <BackupsSection backups={backups} now={now} />
      <ErrorsSection errors={errors} now={now} />
    </>
  );
}
