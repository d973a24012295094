import type { ClientContext } from "@orpc/client";
import type { RPCLinkOptions } from "@orpc/client/fetch";

type Interceptor<Context extends ClientContext> = NonNullable<
  RPCLinkOptions<Context>["interceptors"]
>[number];

/** Lists that screens need to the end, to order, filter or choose among all of their items. One answer holds that of nearly everybody. */
const wholeLists: ReadonlySet<string> = new Set([
  "workspaces.list",
  "organizations.list",
  "templates.offered",
  "reading.counts",
]);

/** An answer of one of {@link wholeLists}. */
interface ListAnswer {
  readonly items: readonly { readonly id: string }[];
  /** Missing where the server still runs a version that reads no list in parts. */
  readonly nextCursor?: string | null;
}

/** Whether an answer is one of these lists, and ends before it does. */
export function isFirstPart(path: readonly string[], answer: unknown): boolean {
  return wholeLists.has(path.join(".")) && typeof (answer as ListAnswer).nextCursor === "string";
}

/** Answers these lists whole: their parts are read one after the other. An item that moved between two parts is listed once. */
export function readWholeLists<Context extends ClientContext>(): Interceptor<Context> {
  return async ({ next, ...call }) => {
    const first = await next(call);
    if (!isFirstPart(call.path, first)) return first;
    const items = new Map<string, unknown>();
    let part = first as ListAnswer;
    for (;;) {
      for (const item of part.items) items.set(item.id, item);
      const { nextCursor: cursor } = part;
      if (typeof cursor !== "string") break;
      part = (await next({ ...call, input: { ...Object(call.input), cursor } })) as ListAnswer;
    }
    return { ...Object(first), items: [...items.values()], nextCursor: null };
  };
}
