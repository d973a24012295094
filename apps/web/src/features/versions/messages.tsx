import type { ReactNode } from "react";

const quoted = (subjectLine: string) => `“${subjectLine}”`;

const versionCount = (count: number) => `${count} ${count === 1 ? "version" : "versions"}`;

/** The texts of the version history. */
export const messages = {
  title: "Version history",
  views: "Views of the history",
  tree: "Tree",
  chain: "Chain",
  nothingPublished: "Nothing is published yet.",
  loadFailed: (why: string) => `The history can't be shown. ${why}`,
  compare: "Compare",
  published: "Published",
  yourDraft: "Your draft",
  branchedFrom: (subjectLine: string) => `branched from ${quoted(subjectLine)}`,
  saved: (time: string) => `saved ${time}`,
  versionsBehind: (count: number) => `${versionCount(count)} behind`,
  aheadOfPublished: "ahead of the published version",
  treeView: {
    name: "Versions",
    publishedVersion: "the published version",
    firstVersion: "a first version",
    /** The size of the tree, for screen readers. */
    size: (versions: number, branches: number, hasDraft: boolean) => {
      // The tree is only drawn with at least one node.
      if (versions === 0) return "Your draft.";
      const onBranches = branches > 1 ? ` on ${branches} branches` : "";
      return `${versionCount(versions)}${onBranches}${hasDraft ? " and your draft" : ""}.`;
    },
    keys: "Use the arrow keys to move through the tree, Home for its first version, End for the published version, and Enter to open a version. The Chain view shows the same as a list.",
    scrollLeft: "Scroll left",
    scrollUp: "Scroll up",
    scrollDown: "Scroll down",
    scrollRight: "Scroll right",
    showPublished: "Show the published version",
  },
  chainView: {
    name: "Version chain, newest first",
    otherEnd: (subjectLine: string) =>
      `This chain ends in ${quoted(subjectLine)}, not in the published version.`,
    publishedChain: "Published chain",
    sequence: (sequence: number) => `Version ${sequence}`,
    reverted: (name: string, subjectLine: string | undefined) =>
      `${name} reverted to ${subjectLine === undefined ? "a version" : quoted(subjectLine)}`,
    /** Versions outside the chain; `from` is `null` where they begin with a first version of their own. */
    branch: (count: number, from: string | null, newest: string) => {
      const origin = from === null ? "started separately" : `branched from ${quoted(from)}`;
      const end = count === 1 ? `: ${quoted(newest)}` : `, up to ${quoted(newest)}`;
      return `${versionCount(count)} ${origin}${end}`;
    },
    show: "Show",
    showBranch: (newest: string) => `Show the branch of ${quoted(newest)}`,
  },
  search: {
    label: "Search in history",
    added: (subjectLine: string, publisher: string, date: string) =>
      `Added in ${quoted(subjectLine)} by ${publisher}, ${date}`,
    deleted: (subjectLine: string, publisher: string, date: string) =>
      `Deleted in ${quoted(subjectLine)} by ${publisher}, ${date}`,
    results: "Where the text came and went",
    take: "Take this passage",
    open: "Open",
    nothing: {
      title: (query: string) => `${quoted(query)} is in no version`,
      hint: "Try fewer words: they must stand together in one paragraph.",
    },
    failed: (why: string) => `The history could not be searched. ${why}`,
  },
  panel: {
    name: (selected: string) => `Selected: ${selected}`,
    open: "Open",
    showAll: "Show all",
    showLess: "Show less",
    revert: "Revert to this",
    reverted: (name: string, time: string) => `${name} reverted to this · ${time}`,
    continueWriting: "Continue writing",
    draftSaved: (time: ReactNode) => <>Only visible to you · saved {time}</>,
    noBase: "Not based on a published version",
    base: (subjectLine: string) => `Branched from ${quoted(subjectLine)}`,
  },
  comparing: {
    with: (version: string, label: string) => `With ${version}, ${label}`,
    find: "Compare with…",
    previousVersion: "the previous version",
    publishedVersion: "the published version",
    newestVersion: "the newest version",
    noOther: "There is no other version to compare with.",
  },
  changes: {
    loadFailed: (why: string) => `The changes can't be shown. ${why}`,
    firstVersion: "The first version.",
    titleChanged: "title changed",
    comparedWith: (subjectLine: string) => `compared with ${quoted(subjectLine)}`,
    incomplete: "not every word was compared",
    more: (paragraphs: number) =>
      paragraphs === 1 ? "And 1 more paragraph" : `And ${paragraphs} more paragraphs`,
  },
  revert: {
    title: (subjectLine: string) => `Revert to ${quoted(subjectLine)}?`,
    effect:
      "The page shows this version again. Later versions stay in the history; drafts stay as they are.",
    outdated:
      "Another version was published meanwhile, so nothing was reverted. Refresh to see it, then decide again.",
    refresh: "Refresh",
    failed: (why: string) => `Nothing was reverted. ${why}`,
    alreadyPublished: "This version is already published.",
    cancel: "Cancel",
    revert: "Revert",
    reverting: "Reverting…",
  },
};
