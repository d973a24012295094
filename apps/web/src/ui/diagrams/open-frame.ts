import { diagramFramePath } from "@stemma/contract/diagram-frame-path";
// oxlint-disable-next-line import/default -- Vite makes it
import scriptAddress from "./diagram.frame.ts?worker&url";
import { readAnswer, type Drawing, type FrameQuestion } from "./drawing.ts";

/** A frame in which diagrams are drawn, one after the other. */
export interface DiagramFrame {
  /** Rejects with `SlowDrawing`, or if the frame does not load; the frame is of no use after that. */
  draw(source: string): Promise<Drawing>;
  close(): void;
}

/** A drawing that kept its frame busy for too long. */
export class SlowDrawing extends Error {
  override name = "SlowDrawing";
}

/** How often the frame is asked whether it is busy, in milliseconds, and how often it may say nothing. */
const tickMs = 500;
const silentTicksMax = 10;

/** How often it is asked until scripts that it loads, or a drawing that never ends, are given up. */
const ticksMax = 120;

/** The same for its document, after all that it names was loaded or was not. */
const ticksLeftWhenLoaded = 4;

interface Asked {
  readonly source: string;
  readonly resolve: (drawing: Drawing) => void;
  readonly reject: (error: Error) => void;
}

/** Of the frame's window, in pixels; the width is that of the text's column. Diagrams such as Gantt charts fill it. */
const frameSize = { width: 680, height: 600 };

/**
 * Opens a frame without an origin, out of sight. Only time in which the frame is busy counts, so a slow connection makes no drawing slow.
 * Where a browser runs the frame in the page's own process, what keeps it busy also keeps the page busy.
 */
export function openFrame(): DiagramFrame {
  const element = makeElement();
  const ended = new AbortController();
  let isReady = false;
  let ticks = 0;
  let silentTicks = 0;
  let asked: Asked | null = null;

  const post = (question: FrameQuestion): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the frame has no origin to name
    element.contentWindow?.postMessage(question, "*");
  const close = (error: Error = new Error("The frame was closed.")): void => {
    ended.abort();
    clearInterval(timer);
    element.remove();
    asked?.reject(error);
    asked = null;
  };
  const timer = setInterval(() => {
    if (asked === null) return;
    ticks += 1;
    if (isReady) silentTicks += 1;
    if (silentTicks > silentTicksMax) close(new SlowDrawing());
    else if (ticks > ticksMax) close(new Error("The frame did not answer."));
    else if (isReady) post({ ping: true });
  }, tickMs);
  const receive = ({ data, source }: MessageEvent<unknown>): void => {
    if (source === null || source !== element.contentWindow) return;
    const answer = readAnswer(data);
    silentTicks = 0;
    if (answer === null || "failed" in answer) close(new Error("The frame did not load."));
    else if ("ready" in answer) {
      isReady = true;
      ticks = 0;
      if (asked !== null) post({ source: asked.source });
    } else if ("drawing" in answer) {
      asked?.resolve(answer.drawing);
      asked = null;
    }
  };
  addEventListener("message", receive, { signal: ended.signal });
  element.addEventListener("load", () => {
    if (!isReady) ticks = ticksMax - ticksLeftWhenLoaded;
  });
  document.body.append(element);
  return {
    draw: (source) => {
      silentTicks = 0;
      if (isReady) ticks = 0;
      if (isReady) post({ source });
      return new Promise((resolve, reject) => {
        asked = { source, resolve, reject };
      });
    },
    close: () => close(),
  };
}

/** It takes its room out of sight: what is not laid out cannot be measured. */
function makeElement(): HTMLIFrameElement {
  const element = document.createElement("iframe");
  element.setAttribute("sandbox", "allow-scripts");
  element.src = `${diagramFramePath}?script=${encodeURIComponent(pathOf(scriptAddress))}`;
  element.tabIndex = -1;
  element.inert = true;
  element.setAttribute("aria-hidden", "true");
  element.style.cssText = `position: fixed; top: 0; left: -${2 * frameSize.width}px; width: ${frameSize.width}px; height: ${frameSize.height}px; border: 0; visibility: hidden; pointer-events: none;`;
  return element;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}
