import type { UploadedFile } from "@stemma/contract/files.contract";
import { createStore, type Store } from "../../../lib/create-store.ts";
import { UploadFailure } from "./send-file.ts";

/** An upload that is not finished. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** The share that was sent, from 0 to 1; 1 while the server stores the file. */
  readonly share: number;
  /** `null` while it waits or is sent. */
  readonly failure: UploadFailure | null;
}

interface Needs {
  send(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<UploadedFile>;
  /** Called for each stored file, in the order in which the files were added, but for those that failed first. */
  onStored(id: number, file: File, stored: UploadedFile): void;
}

/** Uploads files one after the other. */
export function createUploads({ send, onStored }: Needs) {
  const store: Store<readonly Upload[]> = createStore<readonly Upload[]>([]);
  const stops = new Map<number, AbortController>();
  let lastId = 0;
  let isRunning = false;

  const find = (id: number) => store.current().find((upload) => upload.id === id);
  const change = (id: number, changed: Partial<Upload>): void =>
    store.set(
      store.current().map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)),
    );
  const remove = (id: number): void =>
    store.set(store.current().filter((upload) => upload.id !== id));

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = store.current().find(({ failure }) => failure === null);
      if (next === undefined) break;
      await sendOne(next);
    }
    isRunning = false;
  };
  const sendOne = async ({ id, file }: Upload): Promise<void> => {
    const stop = new AbortController();
    stops.set(id, stop);
    try {
      const stored = await send(file, (share) => change(id, { share }), stop.signal);
      if (find(id) !== undefined) onStored(id, file, stored);
      remove(id);
    } catch (error) {
      const failure = error instanceof UploadFailure ? error : new UploadFailure("UNEXPECTED");
      if (stop.signal.aborted) remove(id);
      else change(id, { failure, share: 0 });
    } finally {
      stops.delete(id);
    }
  };

  return {
    /** The uploads that are not finished, in the order in which they were added. */
    uploads: store,
    /** Adds files; returns their ids. */
    add(files: readonly File[]): number[] {
      const added = files.map((file) => ({ id: (lastId += 1), file, share: 0, failure: null }));
      store.set([...store.current(), ...added]);
      void run();
      return added.map(({ id }) => id);
    },
    retry(id: number): void {
      change(id, { failure: null, share: 0 });
      void run();
    },
    /** Stops an upload, or forgets one that failed. */
    cancel(id: number): void {
      stops.get(id)?.abort();
      remove(id);
    },
    /** Stops all. */
    end(): void {
      for (const stop of stops.values()) stop.abort();
      store.set([]);
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
