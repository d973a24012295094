import path from "node:path";

/**
 * What postgres.js 3.4.9 gets wrong when the database goes away, told by file: each passage and what stands for it.
 * Without this, one transaction in flight ends the server, and connections that come back may hang for ever.
 */
const mends = {
  "connection.js": [
    // A statement on a lost connection wrote to nothing and ended the process (porsager/postgres 1208): it fails.
    [
      "    if (stream)\n      return queryError(q, Errors.generic('COPY_IN_PROGRESS'",
      "    if (!socket)\n      return queryError(q, Errors.connection('CONNECTION_CLOSED', options))\n\n    if (stream)\n      return queryError(q, Errors.generic('COPY_IN_PROGRESS'",
    ],
    // What was about to be written kept the next life of the connection from ever writing.
    [
      "    clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)",
      "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)",
    ],
    // What the last life of a connection was told, and what it had asked, made the first statement of the next one fail.
    [
      "    if (initial)\n      return reconnect()\n\n    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))\n",
      "    !initial && !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))\n    query = results = errorResponse = null\n    result = new Result()\n    rows = 0\n\n    if (initial)\n      return reconnect()\n\n",
    ],
    // Nobody heard when the first statement of a connection failed, which ends the process (porsager/postgres 1192).
    ["return fetchArrayTypes()", "return fetchArrayTypes().catch(() => {})"],
  ],
  "index.js": [
    // A transaction that lost its connection went on in the connection's next life, outside any transaction: it fails.
    [
      "    let savepoints = 0\n      , connection",
      "    let savepoints = 0\n      , lost = null\n      , connection",
    ],
    ["connection.onclose = reject)", "connection.onclose = (e) => { lost = e; reject(e) })"],
    [
      "        q.catch(e => uncaughtError || (uncaughtError = e))\n",
      "        q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost)\n          return q.reject(lost)\n",
    ],
  ],
};

/** Mends postgres.js in the server's bundle. The build fails when a passage isn't there any more: then look whether it is still needed. */
export function mendPostgresJs() {
  return {
    name: "stemma:mend-postgres-js",
    transform: {
      filter: { id: /node_modules\/postgres\/src\/(connection|index)\.js$/ },
      handler(code, id) {
        const name = path.basename(id);
        const mended = mends[name].reduce((mended, [passage, replacement]) => {
          if (mended.split(passage).length === 2) return mended.replace(passage, () => replacement);
          throw new Error(`postgres.js has changed in ${name}: ${passage}`);
        }, code);
        return { code: mended, map: { mappings: "" } };
      },
    },
  };
}
