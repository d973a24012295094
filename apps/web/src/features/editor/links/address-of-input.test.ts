import { expect, it } from "vitest";
import { addressOfInput } from "./address-of-input.ts";

it.each([
  { entered: " https://a.test/x?y=1#z ", url: "https://a.test/x?y=1#z" },
  { entered: "http://a.test", url: "http://a.test" },
  { entered: "a.test", url: "https://a.test" },
  { entered: "www.a.test/x y".replace(" ", ""), url: "https://www.a.test/xy" },
  { entered: "a.test:8080/x", url: "https://a.test:8080/x" },
  { entered: "localhost:3000", url: "https://localhost:3000" },
  { entered: "ana@a.test", url: "mailto:ana@a.test" },
  { entered: "mailto:ana@a.test", url: "mailto:ana@a.test" },
  { entered: "tel:+41445550000", url: "tel:+41445550000" },
  { entered: "javascript:alert(1)", url: null },
  { entered: "data:text/html,x", url: null },
  { entered: "file:///etc/passwd", url: null },
  { entered: "ftp://a.test", url: null },
  { entered: "https://a.test/x y", url: null },
  { entered: "here", url: null },
  { entered: "", url: null },
])("'$entered' is the address $url", ({ entered, url }) => {
  expect(addressOfInput(entered)).toBe(url);
});
