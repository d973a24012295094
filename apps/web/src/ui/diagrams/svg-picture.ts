import { sideMax, svgMax, type Drawing } from "./drawing.ts";
import { messages } from "./messages.ts";

/**
 * The picture of an SVG element, in its natural size. As a picture it runs no script, follows no link and loads nothing, whatever stands in it.
 */
export function pictureOf(svg: SVGSVGElement): Drawing {
  const { width, height } = sizeOf(svg);
  if (!(width >= 1 && height >= 1)) return { reason: messages.nothing };
  if (Math.max(width, height) > sideMax) return { reason: messages.tooLarge };
  for (const name of ["max-width", "background-color"]) svg.style.removeProperty(name);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const altText = [":scope > title", ":scope > desc"]
    .map((name) => svg.querySelector(name)?.textContent.trim() ?? "")
    .filter((text) => text !== "")
    .join(". ");
  const text = new XMLSerializer().serializeToString(svg).replaceAll(notInXml, "");
  if (text.length > svgMax) return { reason: messages.tooLarge };
  return { svg: text, width, height, altText };
}

/** Characters that an XML file must not hold; `XMLSerializer` writes them as they are. */
const notInXml = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** The natural size: that of the drawn area, else the one that is named. */
function sizeOf(svg: SVGSVGElement): { readonly width: number; readonly height: number } {
  const area = (svg.getAttribute("viewBox") ?? "").trim().split(/[\s,]+/);
  const sizeIn = (of: readonly (string | null | undefined)[]) =>
    of.map((text) => Math.ceil(Number.parseFloat(text ?? "")));
  const [width = 0, height = 0] = sizeIn(
    area.length === 4 ? area.slice(2) : [svg.getAttribute("width"), svg.getAttribute("height")],
  );
  return { width, height };
}
