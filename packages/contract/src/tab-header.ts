/**
 * The request header in which a browser tab names itself, by a UUID that it made: an event that a call causes carries the
 * name, so that the tab knows its own changes when it is told of them.
 */
export const tabHeader = "stemma-tab";
