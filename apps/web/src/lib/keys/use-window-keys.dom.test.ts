import { QueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { runHook } from "../testing/run-hook.tsx";
import { useWindowKeys } from "./use-window-keys.ts";

const press = (key: string) => window.dispatchEvent(new KeyboardEvent("keydown", { key }));

test("a key that is pressed as soon as the screen stands, before it is painted, is received", () => {
  const received: string[] = [];
  runHook(new QueryClient(), () => {
    useWindowKeys(({ key }) => received.push(key));
    useLayoutEffect(() => void press("n"), []);
  });
  expect(received).toEqual(["n"]);
});

test("a key that a field keeps to itself is received before the field, where that is asked for", () => {
  const received: string[] = [];
  runHook(new QueryClient(), () => {
    useWindowKeys(() => received.push("window"), true);
    useLayoutEffect(() => {
      const field = document.body.appendChild(document.createElement("input"));
      field.addEventListener("keydown", (event) => {
        received.push("field");
        event.stopPropagation();
      });
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
      field.remove();
    }, []);
  });
  expect(received).toEqual(["window", "field"]);
});
