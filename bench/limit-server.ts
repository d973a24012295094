import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { openSql } from "../e2e/server/open-sql.ts";

/**
 * The least that a page read can do, as a process of its own: verify a signed cookie, run one prepared query by primary
 * key, send the body of a version as JSON. `/cached` keeps the body's bytes by the version's id; `/stored` reads them
 * from PostgreSQL each time. Started by limit.ts.
 */
const settings = JSON.parse(process.argv[2] ?? "{}") as LimitSettings;

/** What the process is told, as JSON in its first argument. */
export interface LimitSettings {
  /** The data folder of the server whose database is read. */
  readonly dataDir: string;
  readonly pageId: string;
  readonly secret: string;
}

const { dataDir, pageId, secret } = settings;
const sql = openSql(dataDir, 10);
const bytesOf = new Map<string, Buffer>();

/** The cookie `{value}.{signature}`, whose signature is the value's HMAC. */
function isSigned(cookie: string | undefined): boolean {
  const [value = "", signature = ""] = (cookie ?? "").split(".");
  const expected = createHmac("sha256", secret).update(value).digest();
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readCached(): Promise<Buffer> {
  const [page] = await sql<{ version: string }[]>`
    select published_version as version from pages where id = ${pageId}`;
  const version = page?.version ?? "";
  let bytes = bytesOf.get(version);
  if (bytes === undefined) {
    bytes = await readStored();
    bytesOf.set(version, bytes);
  }
  return bytes;
}

async function readStored(): Promise<Buffer> {
  const [row] = await sql<{ body: string }[]>`
    select v.body::text as body from pages p join page_versions v on v.id = p.published_version
    where p.id = ${pageId}`;
  return Buffer.from(row?.body ?? "");
}

const server = createServer((request, response) => {
  if (!isSigned(request.headers.cookie)) {
    response.writeHead(401).end();
    return;
  }
  const read = request.url === "/cached" ? readCached() : readStored();
  const send = (bytes: Buffer) =>
    response
      .writeHead(200, { "content-type": "application/json", "content-length": bytes.length })
      .end(bytes);
  read.then(send, () => response.writeHead(500).end());
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined });
});
