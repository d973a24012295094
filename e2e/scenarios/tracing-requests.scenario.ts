import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { startStemma } from "../server/stemma-server.ts";
import { startTraceReceiver } from "../server/trace-receiver.ts";

const receiver = await startTraceReceiver();

/** A scenario with a server of its own, in two processes, that sends traces. */
const scenarioTraced = scenario.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  server: async ({}, use) => {
    const server = await startStemma({ STEMMA_PROCESSES: "2", ...receiver.settings });
    await use(server);
    await server.dispose();
    receiver.close();
  },
});

/** The span of a proxy. */
const outer = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };

scenarioTraced(
  "each request is a trace of its procedure and its statements, below that of the proxy, without anything that people wrote",
  async ({ owner, enter, server }) => {
    await enterAsMember({ owner, enter }, "Rita Reader");
    const { pageId } = await makePage(owner, "Quixotic tides", "Zephyr at noon.");
    const cookies = await owner.context.cookies();
    const headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
      traceparent: `00-${outer.traceId}-${outer.spanId}-01`,
      "x-request-id": "traced-request-1",
    };
    const read = await fetch(`${server.url}/api/pages/${pageId}/versions`, { headers });
    expect(read.status).toBe(200);
    const html = await fetch(`${server.url}/page/${pageId}`, {
      headers: { cookie: headers.cookie },
    });
    expect(await html.text()).toContain("Zephyr");
    await publishVersion(owner, pageId, { subjectLine: "Second" }, { a: "Zephyr again." });
    await owner.context.close();
    // The end sends what was not sent yet.
    expect(await server.stop()).toBe(0);

    const spans = receiver.spans();
    const below = (id: string) => spans.filter(({ parentSpanId }) => parentSpanId === id);
    const [request, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === outer.spanId);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      name: "GET versions/list",
      traceId: outer.traceId,
      attributes: {
        "http.request.method": "GET",
        "http.route": "versions/list",
        "stemma.request.id": "traced-request-1",
        "stemma.request.cut": false,
      },
    });
    expect(Number(request?.attributes["http.response.status_code"])).toBe(200);
    const ofRequest = below(request?.spanId ?? "");
    const procedure = ofRequest.find(({ name }) => name === "procedure versions/list");
    expect(procedure?.traceId).toBe(outer.traceId);
    const statements = below(procedure?.spanId ?? "");
    expect(statements.length).toBeGreaterThan(0);
    for (const { name, traceId, attributes } of statements) {
      expect([name, traceId]).toEqual(["statement", outer.traceId]);
      expect(attributes).toMatchObject({ "db.system.name": "postgresql" });
      expect(String(attributes["db.query.text"])).toMatch(/^(select|with) .*\$1/i);
    }
    const screen = spans.find(({ name }) => name === "GET screen");
    expect(below(screen?.spanId ?? "").map(({ name }) => name)).toContain("statement");

    const publish = spans.find(({ name }) => name === "procedure drafts/publish");
    expect(publish).toBeDefined();
    const ofPublish = spans.filter(({ traceId }) => traceId === publish?.traceId);
    expect(ofPublish.map(({ name }) => name)).toContain("POST drafts/publish");
    const task = spans.find(({ name }) => name.startsWith("task "));
    expect(task?.parentSpanId ?? "").toBe("");
    // On a busy machine, the other process may have taken the task: it does not know the request.
    const links = task?.links?.map(({ spanId }) => spanId) ?? [];
    expect([[], [publish?.spanId]]).toContainEqual(links);
    // A batch of live events is for many requests, and below none.
    const texts = spans.map(({ attributes }) => String(attributes["db.query.text"]));
    expect(texts).not.toContainEqual(expect.stringContaining("delete from live_events"));

    expect(receiver.bodies()).not.toMatch(/Quixotic|Zephyr|Rita/);
    expect(receiver.bodies()).not.toContain(pageId);
  },
);
