import type { Ref } from "react";

/** The props of any element. */
export type AnyProps = Record<string, unknown>;

/** Gives an element to a ref. */
export function fillRef<Value>(ref: Ref<Value> | undefined, value: Value | null): void {
  if (typeof ref === "function") void ref(value);
  else if (ref != null) ref.current = value;
}

type Handler = (event: never) => void;

/** An element's own props with more handlers, which run after its own ones. */
export function withHandlers(own: AnyProps, handlers: Readonly<Record<string, Handler>>): AnyProps {
  const both = Object.entries(handlers).map(([name, handle]) => {
    const ownHandle = own[name];
    if (typeof ownHandle !== "function") return [name, handle];
    return [
      name,
      (event: never) => {
        (ownHandle as Handler)(event);
        handle(event);
      },
    ];
  });
  return { ...own, ...(Object.fromEntries(both) as AnyProps) };
}
