/** Where the tab keeps the toggles that its reader has open. A text says nothing of them. */
const storageKey = "stemma-open-toggles";

/** How many are kept; those opened first are forgotten. */
const togglesMax = 200;

/** The open toggles by `nameOf`, oldest first; kept beside the storage, which a browser may refuse. */
const opened = new Set(readStored());

/**
 * Opens the toggles of a text that the reader had open before it was drawn, also before a reload, and keeps which ones are open
 * from now on. Returns a function that stops it.
 */
export function keepToggles(text: HTMLElement): () => void {
  const keep = ({ target }: Event): void => {
    // A text that was drawn anew still tells of toggles that are gone.
    if (target instanceof HTMLDetailsElement && target.isConnected) keepToggle(target);
  };
  for (const toggle of text.querySelectorAll("details")) {
    if (toggle.open) keepToggle(toggle);
    else toggle.open = opened.has(nameOf(toggle));
  }
  // The event does not bubble.
  text.addEventListener("toggle", keep, true);
  text.addEventListener("click", leaveSelecting);
  return () => {
    text.removeEventListener("toggle", keep, true);
    text.removeEventListener("click", leaveSelecting);
  };
}

function keepToggle(toggle: HTMLDetailsElement): void {
  const name = nameOf(toggle);
  opened.delete(name);
  if (toggle.open) opened.add(name);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...opened].slice(-togglesMax)));
  } catch {
    // Without storage, a reload closes them.
  }
}

/** The name of a toggle on screen, unique among pages. */
function nameOf({ dataset }: HTMLElement): string {
  return `${location.pathname}#${dataset["toggle"] ?? ""}`;
}

/** A reader who selected words of a summary did not mean to open it. */
function leaveSelecting(event: Event): void {
  const summary = event.target instanceof Element ? event.target.closest("summary") : null;
  const selection = getSelection();
  if (summary === null || selection === null || selection.isCollapsed) return;
  if (selection.containsNode(summary, true)) event.preventDefault();
}

function readStored(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
