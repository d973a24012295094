import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { OrganizationId } from "@stemma/domain/ids";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";
import { api } from "../../lib/api.ts";
import { logFailure } from "../../lib/failures/log-failure.ts";
import { whileLeaving, workIn } from "../../lib/tabs/tab-organization.ts";
import { enterOrganization } from "./enter-organization.ts";

/**
 * The ways to enter another organization. Each first saves the open drafts, because a failure to save them would not be
 * visible after the switch. If a switch fails, the person stays where they are.
 */
export function useOrganizationSwitch() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const openDrafts = useOpenDrafts();
  const flush = () => Promise.all(openDrafts.sessions().map((session) => session.flush()));
  const enterAtHome = async (organizationId: OrganizationId) => {
    // Leave the screen first: its page belongs to the old organization, and must not be requested in the new one.
    await router.navigate({ to: "/" });
    await enterOrganization(queryClient, organizationId);
    router.clearCache();
  };
  return {
    /** Switches to another of the person's organizations, and opens its Home. */
    switchTo: (organizationId: OrganizationId) =>
      loggingFailure(async () => {
        await flush();
        await api.organizations.activate({ organizationId });
        await enterAtHome(organizationId);
      }),
    /** Switches to another of the person's organizations, and opens `href` there, a path of this site. */
    switchFor: (organizationId: OrganizationId, href: string) =>
      loggingFailure(async () => {
        await flush();
        await api.organizations.activate({ organizationId });
        await enterOrganization(queryClient, organizationId);
        router.clearCache();
        await router.navigate({ href, replace: true });
      }),
    /** Leaves the current organization, and opens Home in the organization that is active then. */
    leave: async () => {
      await flush();
      await whileLeaving(async () => {
        await api.members.leave();
        const { organization } = await api.accounts.current();
        // Calls in the organization that was left would fail: from here on, calls and Home use the new one.
        workIn(organization.id);
        await enterAtHome(organization.id);
      });
    },
    /**
     * Deletes an organization, and opens Home in the one that is active then: in a new one, if the person has no other. The
     * account is opened for that, which changes nothing for everybody else.
     */
    remove: async (organizationId: OrganizationId, organizationName: string) => {
      await flush();
      await whileLeaving(async () => {
        await api.organizations.delete({ organizationId, organizationName });
        const { account } = await api.accounts.open();
        workIn(account.organization.id);
        await enterAtHome(account.organization.id);
      });
    },
    /** Creates an organization, which also makes it active, and opens its Home. */
    create: async (organizationName: string) => {
      await flush();
      const { organizationId } = await api.organizations.create({ organizationName });
      await enterAtHome(organizationId);
    },
  };
}

async function loggingFailure(enter: () => Promise<void>): Promise<void> {
  try {
    await enter();
  } catch (error) {
    logFailure("Unable to switch/load organization", error);
    throw error;
  }
}
