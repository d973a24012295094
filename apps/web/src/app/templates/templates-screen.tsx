import { useInfiniteQuery } from "@tanstack/react-query";
import { useManageTemplates } from "./use-manage-templates.ts";
import { TemplateRows } from "../../features/templates/template-rows.tsx";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import styles from "../list-screen.module.css";
import { Screen } from "../screen.tsx";
import { messages } from "./messages.ts";

/** Every template that the person can see in the active organization. */
export function TemplatesScreen() {
  const templates = useInfiniteQuery(
    orpc.templates.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),
  );
  const { edit, offer, remove } = useManageTemplates();
  return (
    <Screen title={messages.title}>
      <p className={styles["intro"]}>{messages.intro}</p>
      <div className={styles["list"]}>
        {templates.isPending ? (
          <Loader />
        ) : templates.isError ? (
          <LoadFailure
            words={failureWords(templates.error)}
            onRetry={() => void templates.refetch()}
          />
        ) : templates.data.length === 0 ? (
          <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>
        ) : (
          <>
            <TemplateRows
              templates={templates.data}
              onEdit={edit}
              onOffer={offer}
              onDelete={remove}
            />
            <LoadNextPart list={templates} />
          </>
        )}
      </div>
    </Screen>
  );
}
