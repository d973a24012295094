import { CUT_TAG, HISTORY_PUSH_TAG } from "lexical";

/**
 * The tag of an update that turns what was typed into formatting or a link. Backspace directly after it takes it back
 * (`registerConversionUndo`).
 */
export const conversionTag = "conversion";

/**
 * The tags that make a conversion an undo step of its own. Lexical's history takes an update that adds a one-letter text
 * node (`**b**`) for a typed character, and would merge the next one into its step. `CUT_TAG` prevents it, and has no other
 * effect.
 */
export const conversionTags = [conversionTag, HISTORY_PUSH_TAG, CUT_TAG];
