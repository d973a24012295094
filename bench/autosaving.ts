import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import type { PageBody } from "@stemma/document/format";
import { writePage, type Writer } from "./writer.ts";

/**
 * How long each save took, in milliseconds. Each of these writers saves a draft of their own over and over, each save on top of the
 * previous one. What is sent is put together from the body's JSON, and goes through `node:http`: `fetch` takes this process as long as a save
 * takes the server.
 */
export async function measureAutosaves(
  url: string,
  writers: readonly Writer[],
  body: PageBody,
  durationS: number,
): Promise<readonly number[]> {
  const json = JSON.stringify(body);
  const drafts = await Promise.all(
    writers.map(async (writer, index) => ({
      writer,
      ...(await writePage(writer, { title: `Draft ${index}`, body, isPublished: false })),
    })),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: writers.length });
  const started = performance.now();
  const latencies: number[] = [];
  const save = async ({ writer, draftId, revision }: (typeof drafts)[number]) => {
    let expectedRevision = revision;
    while (performance.now() - started < durationS * 1000) {
      const sent = performance.now();
      const input = { draftId, expectedRevision, saveId: crypto.randomUUID(), pageTitle: "Draft" };
      const rest = `"serializedEditorState":${json},"draftNotes":null}}`;
      const text = `{"json":${JSON.stringify(input).slice(0, -1)},${rest}`;
      expectedRevision = await autosave(agent, url, writer, text);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(drafts.map(save));
  agent.destroy();
  return latencies;
}

/** Saves a draft as the browser does, through `/rpc`; returns its new revision. */
async function autosave(
  agent: Agent,
  url: string,
  { cookies }: Writer,
  text: string,
): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    origin: url,
    cookie: cookies,
  };
  const sent = request(`${url}/rpc/drafts/save`, { method: "POST", agent, headers });
  sent.end(text);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const answer = (await response.setEncoding("utf8").toArray()).join("");
  if (response.statusCode !== 200) throw new Error(`drafts/save: ${response.statusCode} ${answer}`);
  const { json } = JSON.parse(answer) as { json: { revision: number } };
  return json.revision;
}
