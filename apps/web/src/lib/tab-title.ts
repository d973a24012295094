import { countWords } from "./count-words.ts";

interface TabTitle {
  /** Names what is on screen. */
  readonly name: (title: string) => void;
  /** Says how much waits in the inbox; 0 says nothing. */
  readonly count: (waiting: number) => void;
}

/** Writes the title of a browser tab: '(3) Title' while three things wait. `write` is given each whole title. */
export function createTabTitle(write: (title: string) => void): TabTitle {
  let title = "";
  let waiting = 0;
  const draw = () => {
    // Until a screen has named itself, what the server wrote stands.
    if (title !== "") write(waiting > 0 ? `(${countWords(waiting)}) ${title}` : title);
  };
  return {
    name: (wanted) => {
      title = wanted;
      draw();
    },
    count: (wanted) => {
      waiting = wanted;
      draw();
    },
  };
}

/** The title of this tab. */
export const tabTitle = createTabTitle((title) => {
  document.title = title;
});
