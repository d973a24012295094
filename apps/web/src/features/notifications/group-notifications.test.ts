import { expect, test } from "vitest";
import type { Notification } from "@stemma/contract/notifications.contract";
import { groupNotifications } from "./group-notifications.ts";
import {
  mentionedWords,
  publishedWords,
  type Mention,
  type Publish,
} from "./rows/published-words.ts";

const publish = (id: string, pageId: string, triggeredByName = "Ana") =>
  ({
    id,
    type: "pageVersionPublish",
    pageId,
    pageTitle: "Bread",
    triggeredBy: triggeredByName,
    triggeredByName,
  }) as unknown as Publish;
const access = (id: string) => ({ id, type: "accessChange" }) as unknown as Notification;

test("the versions of a page are one row, which stands where the newest does", () => {
  const rows = groupNotifications([
    publish("5", "bread"),
    access("4"),
    publish("3", "cake"),
    publish("2", "bread"),
    access("1"),
  ]);
  expect(rows.map(({ all }) => all.map(({ id }) => id))).toEqual([["5", "2"], ["4"], ["3"], ["1"]]);
  expect(rows.map(({ newest }) => newest.id)).toEqual(["5", "4", "3", "1"]);
});

test("a mention is a row of its own beside the versions of its page", () => {
  const mention = { ...publish("2", "bread"), type: "mention" } as unknown as Mention;
  const rows = groupNotifications([publish("3", "bread"), mention, publish("1", "bread")]);
  expect(rows.map(({ all }) => all.map(({ id }) => id))).toEqual([["3", "1"], ["2"]]);
  expect(mentionedWords(mention)).toBe("Ana mentioned you in ‘Bread’");
});

test("a row is the same row when a newer version joins it", () => {
  const before = groupNotifications([publish("1", "bread")]);
  const after = groupNotifications([publish("2", "bread"), publish("1", "bread")]);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});

test.each([
  { names: ["Ana"], words: "Ana published ‘Bread’" },
  { names: ["Ana", "Ana"], words: "Ana published 2 versions of ‘Bread’" },
  { names: ["Ben", "Ana", "Ben"], words: "Ben and Ana published 3 versions of ‘Bread’" },
  { names: ["Cy", "Ben", "Ana"], words: "Cy and 2 others published 3 versions of ‘Bread’" },
])("what $names published is shown as '$words'", ({ names, words }) => {
  const versions = names.map((name, index) => publish(String(index), "bread", name));
  expect(publishedWords(versions)).toBe(words);
});
