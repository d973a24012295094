import { Autocomplete } from "@base-ui/react/autocomplete";
import { Search } from "lucide-react";
import { Icon } from "../../ui/buttons/icon.tsx";
import { messages } from "./messages.ts";
import styles from "./emoji-grid.module.css";

/** The emoji in a row; the stylesheet has the same number. */
const perRow = 8;

/** An emoji to choose. */
export interface EmojiChoice {
  readonly character: string;
  /** Its name, for screen readers and on hover. */
  readonly name: string;
}

interface EmojiGridProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly choices: readonly EmojiChoice[];
  readonly onChoose: (character: string) => void;
}

/** A search box and a grid of emoji: arrow keys choose, Enter takes. */
export function EmojiGrid({ query, onQuery, choices, onChoose }: EmojiGridProps) {
  const rows = Array.from({ length: Math.ceil(choices.length / perRow) }, (_, index) =>
    choices.slice(index * perRow, (index + 1) * perRow),
  );
  return (
    <Autocomplete.Root
      open
      inline
      grid
      mode="none"
      items={choices}
      value={query}
      onValueChange={(value, { reason }) => {
        if (reason !== "item-press") onQuery(value);
      }}
      itemToStringValue={({ name }: EmojiChoice) => name}
      autoHighlight
    >
      <div className={styles["field"]}>
        <Icon of={Search} />
        <Autocomplete.Input
          className={styles["input"]}
          aria-label={messages.search}
          placeholder={messages.search}
        />
      </div>
      <Autocomplete.Empty className={styles["empty"]}>
        {choices.length === 0 ? messages.none : null}
      </Autocomplete.Empty>
      <Autocomplete.List className={styles["list"]} aria-label={messages.choices}>
        {rows.map((row) => (
          <Autocomplete.Row key={row[0]?.character} className={styles["row"]}>
            {row.map((choice) => (
              <Autocomplete.Item
                key={choice.character}
                value={choice}
                className={styles["emoji"]}
                aria-label={choice.name}
                title={choice.name}
                onClick={() => onChoose(choice.character)}
              >
                {choice.character}
              </Autocomplete.Item>
            ))}
          </Autocomplete.Row>
        ))}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
