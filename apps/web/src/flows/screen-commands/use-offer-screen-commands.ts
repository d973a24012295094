import { useEffect, useState } from "react";
import { screenCommands, type ScreenCommand } from "./screen-commands.ts";

/** Offers the commands of a screen or a part of it to the palette, under a heading, as long as it is on show. */
export function useOfferScreenCommands(label: string, commands: readonly ScreenCommand[]): void {
  const [owner] = useState(() => ({}));
  useEffect(() => screenCommands.offer(owner, label, commands));
  useEffect(() => () => screenCommands.takeBack(owner), [owner]);
}
