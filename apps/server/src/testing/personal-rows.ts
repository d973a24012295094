import { secretWord } from "./isolation-row.ts";
import type { IsolationRow } from "./isolation-row.ts";

/** The rows of the isolation test for data that every account has: settings, pins, recents and searches. */
export const personalRows: Record<string, IsolationRow> = {
  "files.limits": { refusal: "own", call: (client) => client.files.limits() },
  "search.titles": {
    refusal: "own",
    call: (client) => client.search.titles({ query: secretWord }),
  },
  "search.bodies": {
    refusal: "own",
    call: (client) => client.search.bodies({ query: secretWord }),
  },
  "search.similar": {
    refusal: "own",
    call: (client) => client.search.similar({ query: `${secretWord}x` }),
  },
  "settings.updateUser": {
    refusal: "own",
    call: (client) => client.settings.updateUser({ lastName: "Renamed" }),
  },
  "settings.updateConfiguration": {
    refusal: "own",
    call: (client) => client.settings.updateConfiguration({ orgDisplayName: "Renamed" }),
  },
  "pins.list": { refusal: "own", call: (client) => client.pins.list({}) },
  "pins.update": {
    refusal: ["NOT_FOUND"],
    call: (client, { pageId }) =>
      client.pins.update({
        item: { type: "page", id: pageId },
        action: "add",
        pinInsertion: "bottom",
      }),
  },
  "pins.reorder": {
    refusal: ["PINS_DIFFER"],
    call: (client, { pageId }) => client.pins.reorder({ pinnedItems: [pageId] }),
  },
  "reading.changes": { refusal: "own", call: (client) => client.reading.changes({}) },
  "reading.counts": { refusal: "own", call: (client) => client.reading.counts() },
  "reading.published": { refusal: "own", call: (client) => client.reading.published({}) },
  "reading.mark": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, versionId }) => client.reading.mark({ pageId, versionId }),
  },
  "recents.list": { refusal: "own", call: (client) => client.recents.list() },
  "recents.add": {
    refusal: ["NOT_FOUND"],
    call: (client, { pageId }) => client.recents.add({ type: "page", id: pageId }),
  },
};
