import { useEffect, useState } from "react";
import { readPageIcon } from "@stemma/domain/page/page-icon";
import { loadedEmoji, loadEmoji } from "../../lib/emoji/load-emoji.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import { EmojiGrid, type EmojiChoice } from "./emoji-grid.tsx";
import { usualIcons } from "./usual-icons.ts";
import styles from "./choose-icon-dialog.module.css";

/** The most emoji that a search shows. */
const foundMax = 64;

interface ChooseIconDialogProps {
  readonly title: string;
  /** Where the icon will stand. */
  readonly explanation: string;
  /** The icon that there is. */
  readonly icon: string | null;
  readonly onClose: () => void;
  /** Saves the chosen icon, `null` to take it away; the dialog stays until it resolves. */
  readonly onChoose: (icon: string | null) => Promise<void>;
}

/** Lets a person choose an emoji as an icon, which is saved at once, or take it away. */
export function ChooseIconDialog(props: ChooseIconDialogProps) {
  const { title, explanation, icon, onClose, onChoose } = props;
  const [query, setQuery] = useState("");
  const emoji = useEmoji();
  const { run, isRunning, error } = useSingleFlight(onChoose);
  return (
    <Dialog isOpen isHeld={isRunning} onClose={onClose} title={title}>
      <div className={styles["content"]}>
        <p>{explanation}</p>
        <EmojiGrid
          query={query}
          onQuery={setQuery}
          choices={choicesFor(query, emoji.search)}
          onChoose={(character) => {
            const chosen = readPageIcon(character);
            if (chosen !== null) void run(chosen);
          }}
        />
        {emoji.isMissing && <Notice tone="error">{messages.notLoaded}</Notice>}
        {error !== null && <Notice tone="error">{messages.failed(failureWords(error))}</Notice>}
        <DialogActions>
          {icon !== null && <DialogAction label={messages.remove} onClick={() => void run(null)} />}
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
