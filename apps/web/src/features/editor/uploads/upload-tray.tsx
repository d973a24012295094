import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { LexicalEditor } from "lexical";
import { RotateCw, X } from "lucide-react";
import type { UploadedFile } from "@stemma/contract/files.contract";
import type { DraftId } from "@stemma/domain/ids";
import { isSecondClick } from "../../../ui/buttons/is-second-click.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { showToast } from "../../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";
import type { ChosenFiles } from "./file-commands.ts";
import { insertStored } from "./insert-stored.ts";
import { createUploads, type Upload, type Uploads } from "./create-uploads.ts";
import { canRetry, failureWords } from "./failure-words.ts";
import { runningUploads } from "./running-uploads.ts";
import { sendFile } from "./send-file.ts";
import styles from "./upload-tray.module.css";

interface UploadTrayProps {
  readonly editor: LexicalEditor;
  readonly draftId: DraftId;
  /** All choices of files so far, oldest first. */
  readonly chosen: readonly ChosenFiles[];
}

/** Uploads the chosen files, shows how far they are, and puts each into the text where it was chosen. */
export function UploadTray({ editor, draftId, chosen }: UploadTrayProps) {
  const places = useRef(new Map<number, Omit<ChosenFiles, "files">>());
  /** How many of the choices are uploads. */
  const takenRef = useRef(0);
  const insert = useEffectEvent((id: number, file: File, stored: UploadedFile): void => {
    const { below, altText } = places.current.get(id) ?? { below: null };
    const inserted = insertStored(editor, file, stored, below, altText);
    // The next file of the same choice follows this one.
    for (const [other, place] of places.current) {
      if (other > id && place.below === below)
        places.current.set(other, { ...place, below: inserted });
    }
  });
  const [uploads] = useState(() =>
    createUploads({
      send: (file, onProgress, signal) => sendFile(draftId, file, onProgress, signal),
      onStored: (id, file, stored) => insert(id, file, stored),
    }),
  );
  const shown = useSyncExternalStore(uploads.uploads.subscribe, uploads.uploads.current);
  useEffect(() => {
    for (const { files, ...place } of chosen.slice(takenRef.current)) {
      for (const id of uploads.add(files)) places.current.set(id, place);
    }
    takenRef.current = chosen.length;
  }, [uploads, chosen]);
  useEffect(
    () => () => {
      const cut = runningUploads.current();
      if (cut > 0) showToast(messages.cutOff(cut));
      runningUploads.set(0);
      uploads.end();
    },
    [uploads],
  );
  const running = shown.filter(({ failure }) => failure === null).length;
  const isSending = running > 0;
  useEffect(() => runningUploads.set(running), [running]);
  useEffect(() => {
    if (!isSending) return;
    const stop = new AbortController();
    window.addEventListener("beforeunload", (event) => event.preventDefault(), stop);
    return () => stop.abort();
  }, [isSending]);

  if (shown.length === 0) return null;
  return (
    <section className={styles["tray"]} aria-label={messages.title}>
      {shown.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          uploads={uploads}
          onDone={() => editor.focus()}
        />
      ))}
    </section>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploads: Uploads;
  /** Called when the writer has pressed a button that is gone then. */
  readonly onDone: () => void;
}

function UploadRow({ upload, uploads, onDone }: UploadRowProps) {
  const { id, file, share, failure } = upload;
  const { name } = file;
  return (
    <div className={styles["row"]}>
      <div className={styles["words"]}>
        <span className={styles["name"]} title={name} dir="auto">
          {name}
        </span>
        {failure === null ? (
          <span className={styles["state"]} aria-hidden>
            {share === 1 ? messages.storing : messages.percent(Math.floor(share * 100))}
          </span>
        ) : (
          <span className={styles["failure"]} role="alert">
            <span className="visually-hidden">{messages.failed(name)} </span>
            {failureWords(failure)}
          </span>
        )}
        {failure === null && (
          <progress
            className={styles["progress"]}
            aria-label={messages.sending(name)}
            {...(share < 1 && { value: share })}
          />
        )}
      </div>
      {failure !== null && canRetry(failure) && (
        <IconButton
          icon={<Icon of={RotateCw} size={16} />}
          label={messages.retry}
          onClick={() => {
            uploads.retry(id);
            onDone();
          }}
        />
      )}
      <IconButton
        icon={<Icon of={X} size={16} />}
        label={failure === null ? messages.cancel(name) : messages.dismiss(name)}
        onClick={({ nativeEvent }) => {
          // Another upload has moved below the pointer.
          if (isSecondClick(nativeEvent)) return;
          uploads.cancel(id);
          onDone();
        }}
      />
    </div>
  );
}
