import type { IncomingMessage } from "node:http";

/**
 * Reads the whole body of a request, of which the headers have limited the length. Leaves it in `rawBody`, where the adapter of the app
 * looks for a body that was read before. Fails if the sender closes the connection.
 */
export function readWhole(request: IncomingMessage & { rawBody?: Buffer }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("error", reject);
    request.once("end", () => {
      request.rawBody = Buffer.concat(chunks);
      resolve(request.rawBody);
    });
  });
}
