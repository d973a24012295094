import { useEffect, useState } from "react";
import type { PageId } from "@stemma/domain/ids";
import { readPageIcon } from "@stemma/domain/page/page-icon";
import { api } from "../../../lib/api.ts";
import { loadedEmoji, loadEmoji } from "../../../lib/emoji/load-emoji.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { messages } from "../messages.ts";
import { EmojiGrid, type EmojiChoice } from "./emoji-grid.tsx";
import { usualIcons } from "./usual-icons.ts";
import styles from "./page-life.module.css";

/** The most emoji that a search shows. */
const foundMax = 64;

interface SetIconDialogProps {
  readonly pageId: PageId;
  /** The icon that the page has. */
  readonly icon: string | null;
  readonly onClose: () => void;
  /** Called when the page has its new icon; the dialog stays until it resolves. */
  readonly onSet: () => Promise<void>;
}

/** Lets a person choose an emoji for a page, which is saved at once, or take it away. */
export function SetIconDialog({ pageId, icon, onClose, onSet }: SetIconDialogProps) {
  const [query, setQuery] = useState("");
  const emoji = useEmoji();
  const { run, isRunning, error } = useSingleFlight(async (chosen: string | null) => {
    await api.pages.setIcon({ pageId, icon: chosen });
    await onSet();
  });
  const words = messages.pageIcon;
  return (
    <Dialog isOpen isHeld={isRunning} onClose={onClose} title={words.title}>
      <div className={styles["content"]}>
        <p>{words.explanation}</p>
        <EmojiGrid
          query={query}
          onQuery={setQuery}
          choices={choicesFor(query, emoji.search)}
          onChoose={(character) => {
            const chosen = readPageIcon(character);
            if (chosen !== null) void run(chosen);
          }}
        />
        {emoji.isMissing && <Notice tone="error">{words.notLoaded}</Notice>}
        {error !== null && <Notice tone="error">{words.failed(failureWords(error))}</Notice>}
        <DialogActions>
          {icon !== null && <DialogAction label={words.remove} onClick={() => void run(null)} />}
          <DialogAction label={messages.cancel} onClick={onClose} />
        </DialogActions>
      </div>
    </Dialog>
  );
}

type SearchEmoji = NonNullable<ReturnType<typeof loadedEmoji>>["searchEmoji"];

/** The usual icons; for a query, the emoji that it is itself, or else what it finds. */
function choicesFor(query: string, search: SearchEmoji | null): readonly EmojiChoice[] {
  const trimmed = query.trim();
  if (trimmed === "") return usualIcons;
  const typed = readPageIcon(trimmed);
  if (typed !== null) return [{ character: typed, name: typed }];
  return search?.(trimmed.replaceAll(/\s+/g, "_"), foundMax) ?? [];
}

/** The search among all emoji, once their chunk is there. */
function useEmoji(): { readonly search: SearchEmoji | null; readonly isMissing: boolean } {
  const [search, setSearch] = useState<SearchEmoji | null>(
    () => loadedEmoji()?.searchEmoji ?? null,
  );
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    loadEmoji().then(
      ({ searchEmoji }) => setSearch(() => searchEmoji),
      () => setIsMissing(true),
    );
  }, []);
  return { search, isMissing };
}
