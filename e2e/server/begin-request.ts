import { request } from "node:http";
import { once } from "node:events";

/** A request whose head the server has read, and whose body is not sent yet. */
export interface BegunRequest {
  /** Sends the body, and returns the response's status. */
  finish(): Promise<number | undefined>;
}

/** Sends the head of a request with a JSON body, and waits until the server answers '100 Continue'. */
export async function beginRequest(
  method: string,
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<BegunRequest> {
  const text = JSON.stringify(body);
  const begun = request(url, {
    method,
    headers: {
      ...headers,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      expect: "100-continue",
    },
  });
  const answered = once(begun, "response");
  begun.flushHeaders();
  await once(begun, "continue");
  return {
    async finish() {
      begun.end(text);
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    },
  };
}
