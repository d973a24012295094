import { expect, test } from "vitest";
import { scriptJson } from "./script-json.ts";

test("nothing that a writer types ends the script element, and everything is read back as it was", () => {
  const typed = { title: "</script><!--<script>alert(1)</script> & \u2028 \u2029" };
  const json = scriptJson(typed);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(typed);
});
