import type { Context, MiddlewareHandler } from "hono";
import type { UserId } from "@stemma/domain/ids";
import { clientAddress } from "./client-address.ts";
import { routeName } from "./route-names.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** The code with which the request was refused. */
    refusal?: string;
    /** Who is asking; missing where nobody signed in, or where the request was refused before that was known. */
    callerId?: UserId;
  }
}

/** A request that was refused. */
export interface RefusedRequest {
  readonly code: string;
  /** The procedure, or the kind of the request. */
  readonly route: string;
  /** Who asked; `null` if that is not known. */
  readonly userId: UserId | null;
  /** The client's address. */
  readonly address: string;
}

/** Notes who is asking, for whoever hears of a refusal. */
export function noteCaller(context: Context, visitor: { readonly userId: UserId } | null): void {
  if (visitor !== null) context.set("callerId", visitor.userId);
}

/** Tells of each refused request of the app. */
export function tellRefusals(onRefused: (refused: RefusedRequest) => void): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const code = context.get("refusal");
    if (code === undefined) return;
    const { method, path } = context.req;
    onRefused({
      code,
      route: routeName(method, path),
      userId: context.get("callerId") ?? null,
      address: clientAddress(context),
    });
  };
}
