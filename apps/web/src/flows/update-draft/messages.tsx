import { listInWords } from "../../lib/list-in-words.ts";

function andElsewhere(places: number): string {
  return places > 1 ? " and more" : "";
}

/** The texts of updating a draft. */
export const messages = {
  updateDraft: "Update draft",
  compare: "Compare",
  cancelUpdate: "Cancel update",
  /** The progress of an update with conflicts, in a notice and before publishing. */
  inProgress: (resolved: number, all: number) => (
    <>
      Update in progress: <b>{`${resolved} of ${all} conflicts resolved`}</b>.{" "}
      {"Your draft hasn't changed yet."}
    </>
  ),
  continueUpdate: "Continue",
  undo: {
    /** The proposed subject line of the version that undoes another one. */
    subject: (subjectLine: string, date: string) => `Undo '${subjectLine}' of ${date}`,
    version: "Undo version",
    cancel: "Cancel undo",
    /** The progress of an undo with conflicts, in a notice. */
    inProgress: (resolved: number, all: number) => (
      <>
        Undo in progress: <b>{`${resolved} of ${all} conflicts resolved`}</b>.{" "}
        {"Your draft hasn't changed yet."}
      </>
    ),
    explanation:
      "Later changes touch the same text. Everything else is undone by itself. Your draft changes only when you finish.",
    /** The heading of the side without the undone version. */
    without: (subjectLine: string) => `Without “${subjectLine}”`,
    /** Begins the sentence about that side: "The undo changed …". */
    who: "The undo",
    here: "Undo here",
    done: (subjectLine: string, changes: number) =>
      `“${subjectLine}” is undone in your draft, with ${changes === 1 ? "one change" : `${changes} changes`}. Publish it to show it to readers.`,
    nothing: (subjectLine: string) =>
      `There is nothing left to undo: your draft has none of the changes of “${subjectLine}” any more.`,
    takeBack: "Take the undo back",
    hindrances: {
      pending: "Finish or cancel what this draft still asks first, then undo the version.",
      outdated:
        "This draft is behind the published version. Update it first, then undo the version.",
      first: "The first version of a page can't be undone.",
      otherPage: "This version belongs to another page.",
    },
    /** The side that stays: the text with what came after the undone version. */
    asItIs: "As it is now",
    keepAsItIs: "Keep as it is",
    /** Begins the sentence about that side: "Later changes changed …". */
    later: "Later changes",
    isGone: "This paragraph isn't there any more.",
    removes: "The undo removes this paragraph.",
    original: (subjectLine: string) => `With “${subjectLine}”`,
    kept: (places: number) =>
      `Nothing was undone: you kept the text in ${places === 1 ? "one place" : `${places} places`}.`,
    keptPartly: (places: number) =>
      ` You kept the text in ${places === 1 ? "one place" : `${places} places`}.`,
    failed: (why: string) => `The version was not undone. ${why}`,
  },
  take: {
    done: (subjectLine: string, changes: number) =>
      `Taken from “${subjectLine}” into your draft, with ${changes === 1 ? "one change" : `${changes} changes`}.`,
    nothing: (subjectLine: string) =>
      `Nothing was taken: your draft already has these passages of “${subjectLine}”.`,
    undo: "Take it out again",
    failed: (why: string) => `The passages were not taken. ${why}`,
  },
  updateFailed: (why: string) => `The draft was not updated. ${why}`,
  editorFailed: "The editor could not be loaded.",
  mergeFailed: "The two texts could not be merged.",
  loadFailed: (why: string) => `The versions could not be loaded. ${why}`,
  updated: {
    /** What came in, and what the writer's choices kept out. */
    changes: (merged: number, kept: number) => {
      if (merged === 0 && kept === 0) {
        return "Draft updated. Your text already had all published changes.";
      }
      const came =
        merged === 0
          ? "Draft updated, without a change to your text."
          : merged === 1
            ? "Draft updated with one change."
            : `Draft updated with ${merged} changes.`;
      if (kept === 0) return came;
      return `${came} You kept your own text in ${kept === 1 ? "one place" : `${kept} places`}.`;
    },
    undo: "Undo update",
    cannotUndo:
      "The update can't be undone, because you've edited the same paragraphs since. Compare with an earlier version to see what it changed.",
    dismiss: "Dismiss",
  },
  /** Said where the writer was resolving the conflicts of the same draft. */
  endedElsewhere: {
    updateFinished: "You finished this update in another tab or on another device.",
    updateCancelled: "You cancelled this update in another tab or on another device.",
    undoFinished: "You finished this undo in another tab or on another device.",
    undoCancelled: "You cancelled this undo in another tab or on another device.",
  },
  stale: {
    otherVersion: "The published version changed while you were writing.",
    published: (count: number) =>
      count === 1
        ? "One version was published since you started"
        : `${count} versions were published since you started`,
    /** Behind `published`, before the names of the versions. */
    namesFollow: ": ",
    moreVersions: (count: number) => `; and ${count} more.`,
    /** Behind `published`, before `reverted`. */
    andThen: ", and then ",
    /** Before the subject line of the version that the page shows again. */
    youReverted: "you reverted the page to ",
    someoneReverted: (name: string) => `${name} reverted the page to `,
    wasReverted: "the page was reverted to ",
    /** Behind the version that the page shows again: the versions whose changes it lost. */
    removed: (named: readonly string[], more: number) =>
      `, which removed the changes of ${listInWords(more > 0 ? [...named, `${more} more`] : named)}`,
    end: ".",
    version: (publisher: string, subjectLine: string) => `${publisher}, “${subjectLine}”`,
    you: "you",
    subject: (subjectLine: string) => `“${subjectLine}”`,
    noChanges: "You haven't changed anything yet.",
    noOverlap: "None of your changes are affected.",
    bothChangedTitle: "The title changed in your draft and in the published version.",
  },
  publishStale: {
    title: "Publish an outdated draft?",
    updateFirst: "Update draft first",
    continueUpdate: "Continue the update",
    updateEffect: "Adds the published changes to your draft. Then you publish both together.",
    publishBranch: "Publish as a branch",
    branchEffect: "Readers see your version; the one published now stays in the history.",
  },
  conflicts: {
    heading: "Choose what to keep",
    explanation:
      "Your draft and the published version changed the same text. Everything else merges by itself. Your draft changes only when you finish.",
    noneLeft: "No conflicts are left: everything merges by itself.",
    previous: "Previous (←)",
    next: "Next (→)",
    position: (kind: "title" | "paragraph" | "paragraphs", position: number, all: number) =>
      `${{ title: "Title", paragraph: "Paragraph", paragraphs: "Paragraphs" }[kind]}, ${position} of ${all}`,
    progress: (resolved: number, all: number) => `${resolved} of ${all} resolved`,
    progressBar: "Resolved",
    name: (position: number, all: number) => `Conflict ${position} of ${all}`,
    original: "Original",
    noOriginal: "There was nothing here.",
    yours: "Yours",
    keepYours: "Keep yours",
    youDeleted: "You deleted this paragraph.",
    /** The heading of the published side. */
    theirs: (name: string, source: string) => `${name}’s, ${source}`,
    yourPublished: (source: string) => `Your own, ${source}`,
    subject: (subjectLine: string) => `“${subjectLine}”`,
    inVersions: (count: number) => `in ${count} versions`,
    /** Where nobody can be named: the heading, and what begins the sentence about that side. */
    publishedOne: (source: string) => `The published version, ${source}`,
    published: "The published version",
    /** Of several people: "Published by you and Ana". */
    publishedBy: (people: string) => `Published by ${people}`,
    you: "you",
    keepTheirs: (name: string) => `Keep ${name}’s`,
    keepPublished: "Keep the published one",
    theyDeleted: "This paragraph was deleted in the published version.",
    /** What one side did; the parts follow the name. */
    did: {
      added: "added this paragraph",
      moved: "moved this paragraph to another place",
      split: "split this paragraph",
      joined: "joined two paragraphs",
      joinedToo: "joined two others",
      changed: (text: string, places: number) => `changed “${text}”${andElsewhere(places)}`,
      deleted: (text: string, places: number) => `deleted “${text}”${andElsewhere(places)}`,
      typed: (text: string, places: number) => `added “${text}”${andElsewhere(places)}`,
      reformatted: "changed the formatting",
      /** `who` is `null` for the writer. */
      sentence: (who: string | null, parts: readonly string[]) =>
        `${who ?? "You"} ${listInWords(parts)}.`,
    },
    moreChoices: "More choices",
    keepBoth: "Keep both",
    writeOwn: "Write your own",
    showOriginal: "Show original",
    hideOriginal: "Hide original",
    ownTitle: "Your own title",
    ownText: "Your own text",
    later: "Later",
    nextConflict: "Next conflict",
  },
};
