import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { LoadMore } from "../../ui/messages/load-more.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { NoticeAbove } from "../../ui/messages/notice-above.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { partChunk } from "../../ui/messages/part-chunk.tsx";
import { Spinner } from "../../ui/messages/spinner.tsx";
import { showFailureToast, showToast } from "../../ui/messages/toasts.ts";
import { Specimen, WithState } from "./specimen.tsx";
import styles from "./gallery.module.css";

const missingPart = partChunk(() => Promise.reject(new TypeError("The chunk cannot be loaded.")));

/** How long the overlay of the specimen stays, in milliseconds: it cannot be closed. */
const busyMs = 2000;

export function MessageSpecimens() {
  return (
    <>
      <Specimen name="Notice">
        <Notice tone="error">The page could not be saved.</Notice>
        <Notice tone="warning">Another version was published.</Notice>
        <Notice tone="note" actions={<Button kind="quiet">Show</Button>}>
          A new version is available.
        </Notice>
      </Specimen>
      <Specimen name="NoticeAbove, while its notice is scrolled out of view">
        <WithState<HTMLElement | null> initial={null}>
          {(notice, setNotice) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by key
            <div className={styles["scrolled"]} tabIndex={0}>
              <div className={styles["staying"]}>
                <NoticeAbove words="The published page has changed" notice={notice} />
              </div>
              <div ref={setNotice} className={styles["scrolledAway"]}>
                <Notice tone="warning">Another version was published.</Notice>
              </div>
            </div>
          )}
        </WithState>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="Nothing here yet">What you pin is listed here.</EmptyState>
      </Specimen>
      <Specimen name="partChunk, not loaded">
        <missingPart.Component />
      </Specimen>
      <Specimen name="LoadFailure">
        <LoadFailure words="The list could not be loaded." onRetry={() => {}} />
      </Specimen>
      <Specimen name="LoadMore">
        <LoadMore isLoading={false} onLoad={() => {}} />
        <LoadMore isLoading onLoad={() => {}} />
      </Specimen>
      <Specimen name="LoadNextPart">
        <LoadNextPart
          list={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: async () => {} }}
          label="Load more invitations"
        />
      </Specimen>
      <Specimen name="Loader">
        <Loader />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Loading" />
        <Spinner label="Loading, large" isLarge />
      </Specimen>
      <Specimen name="Toaster">
        <Button
          onClick={() =>
            showToast("Page deleted", {
              action: { label: "Undo", onAct: () => showToast("Page restored") },
            })
          }
        >
          with undo
        </Button>
        <Button onClick={() => showToast("Published", { link: { label: "Home", to: "/" } })}>
          with a link
        </Button>
        <Button onClick={() => showFailureToast("The page could not be moved.")}>failure</Button>
      </Specimen>
      <Specimen name="BusyOverlay">
        <WithState<string | null> initial={null}>
          {(text, setText) => (
            <>
              <Button
                onClick={() => {
                  setText("Adding page…");
                  setTimeout(() => setText(null), busyMs);
                }}
              >
                for two seconds
              </Button>
              <BusyOverlay text={text} />
            </>
          )}
        </WithState>
      </Specimen>
      <Specimen name="MessageScreen">
        <LinkButton to="/noAccess">the screen without access</LinkButton>
      </Specimen>
    </>
  );
}
