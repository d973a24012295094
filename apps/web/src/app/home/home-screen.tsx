import { useQuery } from "@tanstack/react-query";
import { isHomeEmpty } from "@stemma/domain/home/is-home-empty";
import { DraftList } from "../../features/drafts/list/draft-list.tsx";
import { useDrafts } from "../../features/drafts/list/use-drafts.ts";
import { PinnedSection } from "../../features/pins/pinned-section.tsx";
import { usePins } from "../../features/pins/use-pins.ts";
import { RecentSection } from "../../features/recents/recent-section.tsx";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { topicsOfItems } from "../../lib/live/topics-of-items.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { homeMoreChunk } from "./home-more-chunk.ts";
import { HomeWelcome } from "./home-welcome.tsx";
import { Screen } from "../screen.tsx";
import { messages } from "./messages.ts";

/** How many drafts Home shows; the others are a link away. */
const draftsShown = 5;

/** Home: the person's pins, recent items and unpublished drafts, and below them what is new in the organization. */
export function HomeScreen() {
  return (
    <Screen title={messages.home.title}>
      <HomeSections />
    </Screen>
  );
}

function HomeSections() {
  const pins = usePins();
  const recents = useQuery(orpc.recents.list.queryOptions());
  const drafts = useDrafts();
  useLiveTopics(topicsOfItems(pins.data ?? []));
  useLiveTopics(topicsOfItems(recents.data?.items ?? []));
  if (pins.isPending || recents.isPending || drafts.isPending) return <Loader />;
  if (pins.isError || recents.isError || drafts.isError) {
    return (
      <LoadFailure
        words={failureWords(pins.error ?? recents.error ?? drafts.error)}
        onRetry={() => {
          for (const list of [pins, recents, drafts]) void list.refetch();
        }}
      />
    );
  }
  const isEmpty = isHomeEmpty({
    pinnedItems: pins.data.length,
    recentItems: recents.data.items.length,
    drafts: drafts.data.length,
  });
  return (
    <>
      {isEmpty && <HomeWelcome />}
      {pins.data.length > 0 && (
        <PinnedSection heading={messages.home.pinned} items={pins.data} list={pins} />
      )}
      {recents.data.items.length > 0 && <RecentSection items={recents.data.items} />}
      {drafts.data.length > 0 && (
        <ListSection
          heading={messages.home.drafts}
          actions={
            <LinkButton kind="quiet" to="/drafts">
              {messages.home.allDrafts}
            </LinkButton>
          }
        >
          <DraftList drafts={drafts.data.slice(0, draftsShown)} />
        </ListSection>
      )}
      <homeMoreChunk.Component isEmpty={isEmpty} />
    </>
  );
}
