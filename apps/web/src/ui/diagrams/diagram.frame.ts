import mermaid from "mermaid";
import type { Drawing, FrameAnswer, FrameQuestion } from "./drawing.ts";
import { mermaidConfig } from "./mermaid-config.ts";
import { messages } from "./messages.ts";
import { reasonOf } from "./reason-of.ts";
import { pictureOf } from "./svg-picture.ts";

/*
 * The script of the frame that draws diagrams, one after the other. The frame has no origin, loads nothing but our own scripts, and
 * knows nothing but the sources that it is sent.
 */

mermaid.initialize(mermaidConfig);

addEventListener("message", ({ data, source }: MessageEvent<FrameQuestion>) => {
  if (source !== parent) return;
  if ("ping" in data) answer({ pong: true });
  else void draw(data.source).then(answer);
});
answer({ ready: true });

async function draw(source: string): Promise<FrameAnswer> {
  try {
    return { drawing: await drawingOf(source) };
  } catch (error) {
    // A script that did not load says nothing about the source.
    const isLoading = error instanceof TypeError && /import/i.test(error.message);
    return isLoading ? { failed: true } : { drawing: { reason: reasonOf(error, source) } };
  } finally {
    document.body.replaceChildren();
  }
}

async function drawingOf(source: string): Promise<Drawing> {
  const { svg } = await mermaid.render("diagram", source);
  const element = new DOMParser().parseFromString(svg, "text/html").querySelector("svg");
  return element === null ? { reason: messages.nothing } : pictureOf(element);
}

function answer(message: FrameAnswer): void {
  parent.postMessage(message, location.origin);
}
