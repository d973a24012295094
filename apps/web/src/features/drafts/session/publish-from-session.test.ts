import { expect, test } from "vitest";
import { createWritersDesk } from "./testing/writers-desk.ts";

test("publishing sends exactly what is on screen first", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.type("The last word.");
  const seen: unknown[] = [];
  const end = await tab.publish(async (draft) => {
    seen.push(draft.revision, desk.serverText(), tab.is());
    return true;
  });
  await desk.clock.pass(60_000);
  expect(end).toBe("published");
  expect(seen).toEqual([2, "The last word.", "publishing draft"]);
  expect([desk.server.attempts.length, desk.journal.entries.size]).toEqual([1, 0]);
});

test("publishing without a network leaves everything as it was", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  desk.server.setWeather("request lost");
  tab.type("The last word.");
  let isAsked = false;
  const end = await tab.publish(async () => (isAsked = true));
  expect([end, isAsked, tab.is(), tab.text()]).toEqual([
    "not saved",
    false,
    "unsaved",
    "The last word.",
  ]);
});

test("a publish that the server refuses leaves the draft open and saved", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  const end = await tab.publish(async () => false);
  tab.type("Written after.");
  await desk.clock.pass(1000);
  expect([end, tab.is(), desk.serverText()]).toEqual(["refused", "saved", "Written after."]);
});

test("publishing twice at once publishes once", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  let published = 0;
  const publish = async () => {
    published += 1;
    return true;
  };
  const ends = await Promise.all([tab.publish(publish), tab.publish(publish)]);
  expect([published, ends]).toEqual([1, ["published", "refused"]]);
});

test("words typed while publishing are kept, and said to belong to a draft that is gone", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  await tab.publish(async () => {
    tab.type("One more word.");
    return true;
  });
  await desk.clock.pass(1000);
  expect(tab.getSnapshot()).toMatchObject({ trouble: { kind: "gone" }, isKept: true });
  expect(tab.text()).toBe("One more word.");
});
