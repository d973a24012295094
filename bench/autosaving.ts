import autocannon from "autocannon";
import type { PageBody } from "@stemma/document/format";
import { writePage, type Writer } from "./writer.ts";

/** A draft that no save is on its way to. */
interface FreeDraft {
  readonly draftId: string;
  readonly revision: number;
  readonly cookie: string;
}

/**
 * How long each save took, in milliseconds. Each of these writers saves a draft of their own over and over, each save on top of the
 * previous one, as the browser does, through `/rpc`. What is sent is put together from the body's JSON, and goes through autocannon:
 * `fetch` takes this process as long as a save takes the server, and `node:http` a third of that.
 */
export async function measureAutosaves(
  url: string,
  writers: readonly Writer[],
  body: PageBody,
  durationS: number,
): Promise<readonly number[]> {
  const json = JSON.stringify(body);
  const free: FreeDraft[] = await Promise.all(
    writers.map(async (writer, index) => {
      const page = { title: `Draft ${index}`, body, isPublished: false };
      const { draftId, revision } = await writePage(writer, page);
      return { draftId, revision, cookie: writer.cookies };
    }),
  );
  const latencies: number[] = [];
  const failures: string[] = [];
  const saves = await autocannon({
    url,
    connections: writers.length,
    duration: durationS,
    requests: [
      {
        method: "POST",
        path: "/rpc/drafts/save",
        setupRequest(request, context) {
          const draft = free.shift();
          if (draft === undefined) throw new Error("A connection has no draft to save.");
          Object.assign(context, { draft, sentMs: performance.now() });
          const { draftId, revision: expectedRevision, cookie } = draft;
          const input = { draftId, expectedRevision, saveId: crypto.randomUUID() };
          const rest = `"pageTitle":"Draft","serializedEditorState":${json},"draftNotes":null}}`;
          return {
            ...request,
            headers: { "content-type": "application/json", origin: url, cookie },
            body: `{"json":${JSON.stringify(input).slice(0, -1)},${rest}`,
          };
        },
        onResponse(status, answer, context) {
          const { draft, sentMs } = context as { draft: FreeDraft; sentMs: number };
          if (status !== 200) failures.push(`${status} ${answer}`);
          else {
            const { json } = JSON.parse(answer) as { json: { revision: number } };
            latencies.push(performance.now() - sentMs);
            free.push({ ...draft, revision: json.revision });
          }
        },
      },
    ],
  });
  if (saves.errors > 0 || failures.length > 0)
    throw new Error(`${saves.errors} saves were not answered, and: ${failures[0]}`);
  return latencies;
}
