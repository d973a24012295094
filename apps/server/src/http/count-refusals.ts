import type { MiddlewareHandler } from "hono";

declare module "hono" {
  interface ContextVariableMap {
    /** The code with which the request was refused. */
    refusal?: string;
  }
}

/** Tells of each refused request of the app, by its code. */
export function countRefusals(onRefused: (code: string) => void): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const code = context.get("refusal");
    if (code !== undefined) onRefused(code);
  };
}
