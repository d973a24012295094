import { failureWords } from "../../lib/failures/failure-words.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { FoundLink } from "./found-link.tsx";
import { FoundTextLink } from "./found-text-link.tsx";
import { messages } from "./messages.ts";
import { isFiltered, type SearchFilters } from "./search-filters.ts";
import type { Search } from "./use-search.ts";

interface SearchResultsProps {
  readonly search: Search;
  readonly filters: SearchFilters;
}

/** The results of a query: matches by name, then matches in the text, then pages with similar words. */
export function SearchResults({ search, filters }: SearchResultsProps) {
  const { titles, bodies, found, texts, similar, isSeekingSimilar } = search;
  const isDeleted = filters.deleted === true;
  const now = useNow(
    [...found, ...texts, ...similar].map((item) => ("updatedAt" in item ? item.updatedAt : null)),
  );
  const failed = titles.error ?? bodies.error;
  const isWaiting = titles.isPending || bodies.isPending || isSeekingSimilar;
  const count = found.length + texts.length + similar.length;
  const isEmpty = count === 0;
  const isOld = titles.isPlaceholderData || bodies.isPlaceholderData;
  return (
    <div aria-busy={isWaiting || isOld}>
      <output className="visually-hidden">
        {isWaiting || isOld ? "" : messages.resultCount(count)}
      </output>
      {failed !== null && (
        <LoadFailure
          words={messages.failed(failureWords(failed))}
          onRetry={() => {
            void titles.refetch();
            void bodies.refetch();
          }}
        />
      )}
      {isEmpty && isWaiting && failed === null && <Loader />}
      {isEmpty && !isWaiting && failed === null && (
        <EmptyState title={messages.noMatches}>
          {isFiltered(filters) ? messages.noMatchesFiltered : messages.noMatchesHint}
        </EmptyState>
      )}
      {found.length > 0 && (
        <ListSection heading={messages.results}>
          <ul>
            {found.map((item) => (
              <li key={item.id}>
                <FoundLink item={item} isDeleted={isDeleted} now={now} />
              </li>
            ))}
          </ul>
          <LoadNextPart list={titles} />
        </ListSection>
      )}
      {texts.length > 0 && (
        <ListSection heading={found.length > 0 ? messages.resultsInText : messages.results}>
          <ul>
            {texts.map((item) => (
              <li key={item.id}>
                <FoundTextLink item={item} isDeleted={isDeleted} now={now} />
              </li>
            ))}
          </ul>
          <LoadNextPart list={bodies} />
        </ListSection>
      )}
      {similar.length > 0 && (
        <ListSection heading={messages.similar}>
          <ul>
            {similar.map((item) => (
              <li key={item.id}>
                <FoundTextLink item={item} isDeleted={isDeleted} now={now} />
              </li>
            ))}
          </ul>
        </ListSection>
      )}
    </div>
  );
}
