import { planUpdate } from "./plan-update.ts";
import type { UpdateTexts } from "./update-text.ts";

addEventListener("message", ({ data }: MessageEvent<UpdateTexts>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no target origin
  postMessage(planUpdate(data));
});
