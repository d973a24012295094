import { vi } from "vitest";

/** An upload that waits for its answer. */
export class HeldUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  isAborted = false;
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    sent.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  answer(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event("load"));
  }
}

let sent: HeldUpload[] = [];

/** Lets the test answer uploads, until `unstubAllGlobals`. `limits` answers how much room there is. Returns the uploads that are sent. */
export function holdUploads(
  limits: () => Response = () =>
    Response.json({ json: { sizeMax: 1000, bytesLeft: 1000 }, meta: [] }),
): readonly HeldUpload[] {
  sent = [];
  vi.stubGlobal("fetch", () => Promise.resolve(limits()));
  vi.stubGlobal("XMLHttpRequest", HeldUpload);
  return sent;
}
