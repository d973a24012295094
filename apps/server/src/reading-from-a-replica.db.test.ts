import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PageId } from "@stemma/domain/ids";
import { checkReplica } from "./health/checks/check-replica.ts";
import type { ReplicaTimes } from "./platform/database/watch-replica.ts";
import { startDatabaseProxy, type DatabaseProxy } from "./testing/database/start-database-proxy.ts";
import {
  hasReplicas,
  startWithReplica,
  type WithReplica,
} from "./testing/database/start-with-replica.ts";
import { joinOrganization } from "./testing/join-organization.ts";
import { publishedPage } from "./testing/published-page.ts";
import { publishVersion } from "./testing/publish-version.ts";
import type { Client, Person } from "./testing/people.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";

describe.runIf(hasReplicas)("with a replica", () => {
  let databases: WithReplica;
  let network: DatabaseProxy;
  let here: TestServer;
  let there: TestServer;
  let owner: Person;
  let reader: Person;
  beforeAll(async () => {
    databases = await startWithReplica();
    network = await startDatabaseProxy(databases.replica);
    const start = (times?: ReplicaTimes) => {
      const address = String(network.address);
      const replica = times === undefined ? { address } : { address, times };
      return startTestServer(
        undefined,
        [],
        {},
        {
          databaseAddress: databases.primary,
          replica,
        },
      );
    };
    // The other node never leaves the replica because of its lag: what it has at each read alone decides.
    [here, there] = [
      await start(),
      await start({ betweenMs: 250, answerMs: 60_000, lagMaxMs: 3_600_000 }),
    ];
    owner = await here.signUp("Olga Owner");
    reader = await here.signUp("Rita Reader");
    const id = owner.account.configuration.personalWorkspaceId;
    await joinOrganization(here, reader, owner, [{ id, role: "editor" }]);
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
    await network.close();
    await databases.stop();
  });

  /** How many reads the replica has answered, on both nodes. */
  const answered = () =>
    [here, there].reduce((sum, node) => sum + (node.replicaUse()?.reads.replica ?? 0), 0);

  /** Asks again until it is so. The database's answer to a question of ours is the pause. */
  async function until(isSo: () => boolean | Promise<boolean>) {
    while (!(await isSo())) await here.sql`select 1`;
  }

  /** Runs something while the replica gets everything and shows nothing of it. */
  async function whilePaused(work: () => Promise<void>) {
    await databases.pause(true);
    try {
      await work();
    } finally {
      await databases.pause(false);
    }
  }

  const subjects = async (client: Client, pageId: PageId) => {
    const { items } = await client.versions.list({ pageId });
    return items.map(({ publishMessage }) => publishMessage.subjectLine);
  };
  const found = async (client: Client, query: string) => {
    const { items } = await client.search.bodies({ query });
    return items.map(({ pageTitle }) => pageTitle);
  };
  const refusalOf = (answer: Promise<unknown>) =>
    answer.then(
      () => "none",
      (error: unknown) => (error as { code?: unknown }).code,
    );

  test("history, old versions, their authors and searches are read there", async () => {
    const { pageId, versionId } = await publishedPage(owner, "Tides", "High at noon");
    await publishVersion(owner, pageId, "Low at six");
    await owner.client.versions.search({ pageId, query: "noon" });
    await owner.client.versions.authors({ versionId });
    const reads: (() => Promise<unknown>)[] = [
      () => owner.client.versions.list({ pageId }),
      () => owner.client.versions.get({ versionId }),
      () => owner.client.versions.authors({ versionId }),
      () => owner.client.versions.search({ pageId, query: "noon" }),
      () => owner.client.search.titles({ query: "Bread" }),
      () => owner.client.search.bodies({ query: "low" }),
      () => owner.client.search.similar({ query: "breda" }),
    ];
    for (const read of reads) {
      const before = answered();
      await until(async () => {
        await read();
        return answered() > before;
      });
    }
    expect(await subjects(owner.client, pageId)).toEqual(["First version", "Low at six"]);
    expect(await found(owner.client, "low")).toEqual(["Bread"]);
  });

  test("somebody sees what they wrote, on every node, while the replica is behind", async () => {
    const { pageId } = await publishedPage(owner, "Moon", "Full");
    await until(() => there.replicaUse()?.isUsable === true);
    await whilePaused(async () => {
      await publishVersion(owner, pageId, "Waning gibbous");
      const before = answered();
      for (const node of [here, there]) {
        const client = node.clientOf(owner.cookies);
        expect(await subjects(client, pageId)).toEqual(["First version", "Waning gibbous"]);
        expect(await found(client, "gibbous")).toEqual(["Bread"]);
      }
      expect(answered()).toBe(before);
    });
  });

  test("who loses access reads nothing any more, while the replica is behind", async () => {
    const { pageId, versionId } = await publishedPage(owner, "Salaries", "Of pirates");
    expect(await found(reader.client, "pirates")).toEqual(["Salaries"]);
    await until(() => there.replicaUse()?.isUsable === true);
    await whilePaused(async () => {
      await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
      for (const node of [here, there]) {
        const client = node.clientOf(reader.cookies);
        expect(await refusalOf(client.versions.list({ pageId }))).toBe("NO_ACCESS");
        expect(await refusalOf(client.versions.get({ versionId }))).toBe("NO_ACCESS");
        expect(await refusalOf(client.versions.authors({ versionId }))).toBe("NO_ACCESS");
        expect(await refusalOf(client.versions.search({ pageId, query: "of" }))).toBe("NO_ACCESS");
        expect(await found(client, "pirates")).toEqual([]);
      }
    });
  });

  test("a replica that is more than a second behind is not asked, until it has caught up", async () => {
    const untried = () => here.replicaUse()?.reads.untried ?? 0;
    // It may still be behind from the test before.
    await until(() => here.replicaUse()?.isUsable === true);
    await whilePaused(async () => {
      const { pageId } = await publishedPage(owner, "Ebb", "And flow");
      await until(() => here.replicaUse()?.isUsable === false);
      const before = untried();
      expect(await subjects(owner.client, pageId)).toEqual(["First version"]);
      expect(untried()).toBe(before + 1);
      // It is not known after a look that took more than a second, as on a busy machine.
      expect(here.replicaUse()?.lagSeconds ?? Infinity).toBeGreaterThan(1);
    });
    await until(() => here.replicaUse()?.isUsable === true);
  });

  test("the doctor tells a replica that keeps up from one that does not, and from other databases", async () => {
    const diagnose = async (databaseReplicaUrl: string | undefined) => {
      const findings = await checkReplica({ databaseReplicaUrl }, here.sql);
      return findings.map(({ line }) => line);
    };
    const isKeepingUp = async () =>
      /less than a second/.test((await diagnose(databases.replica))[0] ?? "");
    await until(isKeepingUp);
    await whilePaused(async () => {
      await publishedPage(owner, "Delta", "Of a river");
      expect(await diagnose(databases.replica)).toEqual([expect.stringContaining("streams")]);
    });
    expect(await diagnose(undefined)).toEqual([]);
    expect(await diagnose(databases.primary)).toEqual([expect.stringContaining("to a primary")]);
    expect(await diagnose("postgres://stemma:hush@127.0.0.1:1/postgres")).toEqual([
      expect.stringMatching(/^(?!.*hush).*does not answer/),
    ]);
    const other = new URL(databases.replica);
    other.pathname = "/template1";
    expect(await diagnose(other.href)).toEqual([expect.stringContaining("another database")]);
  });

  test("a replica that hangs, and one that is gone, fail no read", async () => {
    const { pageId } = await publishedPage(owner, "Reef", "Of coral");
    const before = answered();
    await until(async () => {
      await subjects(owner.client, pageId);
      return answered() > before;
    });
    network.cut();
    expect(await subjects(owner.client, pageId)).toEqual(["First version"]);
    network.mend();
    await databases.stopReplica();
    expect(await subjects(owner.client, pageId)).toEqual(["First version"]);
    expect(await found(owner.client, "coral")).toEqual(["Reef"]);
    await databases.startReplica();
    const after = answered();
    await until(async () => {
      await subjects(owner.client, pageId);
      return answered() > after;
    });
  });
});
