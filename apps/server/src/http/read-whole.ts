import type { IncomingMessage } from "node:http";

/**
 * Reads the whole body of a request, of which the headers have limited the length. Leaves it in `rawBody`, where the adapter of the app
 * looks for a body that was read before. Fails if the sender closes the connection.
 */
export function readWhole(request: IncomingMessage & { rawBody?: Buffer }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("The sender has closed the connection."));
    // It may have done so before anybody listened.
    if (request.destroyed) return fail();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("error", reject).once("close", fail);
    request.once("end", () => {
      // Each request closes after its end, too: making an error then, which nobody would get, costs more than the reading.
      request.off("close", fail);
      request.rawBody = Buffer.concat(chunks);
      resolve(request.rawBody);
    });
  });
}
