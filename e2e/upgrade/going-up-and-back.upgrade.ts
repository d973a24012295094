import { expect, test } from "@playwright/test";
import type { Caller } from "@stemma/sample/caller";
import { personalWorkspace } from "@stemma/sample/personal-workspace";
import { sendTo } from "@stemma/sample/send";
import { signIn, signUp } from "@stemma/sample/sign-in";
import { createLedger } from "./acknowledged.ts";
import { startTwoReleases, type ReleaseServer } from "./two-releases.ts";

const person = { name: "Una Upgrader", email: "una@example.com", password: "up and back again" };
const rounds = 5;

const signInAt = (server: ReleaseServer) => signIn(sendTo(server.url), person);

test("the release before and this one write on one database, and going back loses nothing", async () => {
  const releases = await startTwoReleases();
  try {
    const before = await signUp(sendTo(releases.first.url), person);
    if (before === null) throw new Error("The account exists already.");
    const ledger = createLedger(await personalWorkspace(before));
    const page = await ledger.create(before, "Shared", "From the release before");
    await ledger.publish(before, page, "Published by the release before");

    const upgraded = await releases.start("this");
    const after = await signInAt(upgraded);
    await ledger.check(after);
    await test.step("both write in turn and at once", async () => {
      for (let round = 1; round <= rounds; round += 1) {
        await writeThroughBoth(round, { before, after });
      }
    });

    await test.step("the release before goes on alone, and starts again", async () => {
      expect(await upgraded.stop()).toBe(0);
      await ledger.check(before);
      const back = await startBack();
      if (back === null) return;
      const again = await signInAt(back);
      await ledger.check(again);
      await ledger.publish(again, page, "Published after going back");
      expect(await back.stop()).toBe(0);
    });

    await test.step("this release runs again on what both have written", async () => {
      await ledger.publish(before, page, "Published by the release before, alone");
      const caller = await signInAt(await releases.start("this"));
      const versions = await ledger.check(caller);
      expect(versions).toBeGreaterThan(3 * rounds);
      console.log(`${versions} acknowledged versions, none lost.`);
    });

    async function writeThroughBoth(
      round: number,
      callers: { readonly before: Caller; readonly after: Caller },
    ): Promise<void> {
      const both = Object.entries(callers);
      for (const [name, caller] of both) {
        await ledger.save(caller, page, `Saved ${name}, ${round}`);
        const [, other] = both.find(([each]) => each !== name) ?? [name, caller];
        await ledger.check(other);
        await ledger.publish(other, page, `Saved ${name}, published by the other, ${round}`);
      }
      await Promise.all(
        both.map(async ([name, caller]) => {
          const own = await ledger.create(caller, `Of ${name} ${round}`, `Begun ${name} ${round}`);
          await ledger.publish(caller, own, `Written ${name} ${round}`);
          await ledger.save(caller, own, `Left as a draft ${name} ${round}`);
        }),
      );
      for (const [, caller] of both) await ledger.check(caller);
    }

    /** A new server of the release before; `null` if that is older than decision 63 and refuses newer tables. */
    async function startBack(): Promise<ReleaseServer | null> {
      const starting = releases.start("before");
      if (releases.canGoBack) return starting;
      return starting.catch((error: unknown) => {
        expect(String(error)).toContain("The database belongs to a newer version of Stemma");
        console.log(
          "The release before cannot start on newer tables: it is older than decision 63.",
        );
        return null;
      });
    }
  } finally {
    await releases.dispose();
  }
});
