import { useRef, useState } from "react";
import type { Reader } from "@stemma/contract/permissions.contract";
import type { UserId } from "@stemma/domain/ids";
import { messages as personMessages } from "../../../entities/person/messages.ts";
import { messages } from "../messages.ts";
import { afterRoleChanges, type RoleChange } from "./after-role-changes.ts";
import type { Resource } from "../visibility/resource.ts";

interface RoleChangesOf {
  /** The readers as the server has them. */
  readonly readers: readonly Reader[];
  readonly resource: Resource;
  readonly send: (change: RoleChange) => Promise<void>;
  /** Refetches everything that a role affects, including the list of readers. */
  readonly refetch: (change: RoleChange) => Promise<void>;
  /** Turns the error into a text. */
  readonly explain: (error: unknown, change: RoleChange) => string;
}

/** A change that the server refused. */
export interface RefusedChange {
  readonly userId: UserId;
  readonly words: string;
}

/**
 * Role changes with optimistic updates: they show at once and are sent one after another. A failed change is rolled
 * back, and `refused` has the reason until the next change.
 */
export function useRoleChanges({ readers, resource, send, refetch, explain }: RoleChangesOf) {
  const [waiting, setWaiting] = useState<readonly RoleChange[]>([]);
  const [refused, setRefused] = useState<RefusedChange | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const sending = useRef(Promise.resolve());

  async function sendOne(change: RoleChange): Promise<void> {
    try {
      await send(change);
      setAnnouncement(doneWords(change));
    } catch (error) {
      setRefused({ userId: change.person.id, words: explain(error, change) });
    }
    await refetch(change);
    setWaiting((known) => known.filter((other) => other !== change));
  }

  return {
    shown: afterRoleChanges(readers, waiting, resource),
    refused,
    /** The last completed change, announced to screen readers. */
    announcement,
    change: (change: RoleChange) => {
      setRefused(null);
      setWaiting((known) => [...known, change]);
      sending.current = sending.current.then(() => sendOne(change));
    },
  };
}

function doneWords({ person, role }: RoleChange): string {
  return role === null
    ? messages.removed(person.name)
    : messages.roleChanged(person.name, personMessages.roles[role]);
}
