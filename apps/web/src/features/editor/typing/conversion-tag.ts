import { CUT_TAG, HISTORY_PUSH_TAG } from "lexical";

/**
 * The tag of an update that turns what was typed into formatting or a link. Backspace directly after it takes it back
 * (`registerConversionUndo`).
 */
export const conversionTag = "conversion";

/**
 * The tags that make a conversion an undo step of its own. The history merges typing into what looks like one typed
 * character, such as a new text of one letter, unless it was cut or pasted: `CUT_TAG` has no other effect.
 */
export const conversionTags = [conversionTag, HISTORY_PUSH_TAG, CUT_TAG];
