import { PointerSensor, type PointerSensorOptions } from "@dnd-kit/dom";

/**
 * The library tells of moves once a frame, and forgets a move that waits when the pointer is released: in a busy tab, a drop would
 * land where the pointer was a frame before. This sensor tells of the place of the release first.
 */
class PromptPointerSensor extends PointerSensor {
  readonly #stop = new AbortController();

  constructor(...needs: ConstructorParameters<typeof PointerSensor>) {
    super(...needs);
    // The window hears of the release before the document, where the library listens.
    const options = { capture: true, passive: true, signal: this.#stop.signal };
    window.addEventListener("pointerup", (event) => this.#moveTo(event), options);
  }

  #moveTo(event: PointerEvent): void {
    const { dragOperation, actions, collisionObserver } = this.manager;
    if (this.controller === undefined || !dragOperation.status.dragging) return;
    const to = { x: event.clientX, y: event.clientY };
    actions.move({ event, to });
    // The library would do this only after the drop: note the place, and look for what is dragged over.
    dragOperation.position.current = to;
    const [over] = collisionObserver.computeCollisions();
    void actions.setDropTarget(over?.id);
  }

  override destroy(): void {
    this.#stop.abort();
    super.destroy();
  }
}

/** A sensor for pointers that drops what is dragged where the pointer was released, in a busy tab too. */
export function pointerSensor(options: PointerSensorOptions = {}) {
  return { plugin: PromptPointerSensor, options };
}
