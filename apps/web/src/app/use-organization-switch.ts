import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { OrganizationId } from "@stemma/domain/ids";
import { useDraftDesk } from "../features/drafts/use-draft-desk.ts";
import { api } from "../lib/api.ts";
import { workIn } from "../lib/tab-organization.ts";
import { enterOrganization } from "./enter-organization.ts";

/**
 * The ways into another organization. Each brings unsent drafts to the server first: in the other organization they are not
 * on screen to say so. One that fails leaves the person where they are.
 */
export function useOrganizationSwitch() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const desk = useDraftDesk();
  const flush = () => Promise.all(desk.sessions().map((session) => session.flush()));
  const enterAtHome = async (organizationId: OrganizationId) => {
    // The screen is left first: what it shows is not of the other organization, and must not be asked for there.
    await router.navigate({ to: "/" });
    await enterOrganization(queryClient, organizationId);
    router.clearCache();
  };
  return {
    /** Switches to one of the person's organizations and goes to its Home. */
    switchTo: async (organizationId: OrganizationId) => {
      await flush();
      await api.organizations.activate({ organizationId });
      await enterAtHome(organizationId);
    },
    /** Switches to one of the person's organizations and goes to what they wanted there, a path of this site. */
    switchFor: async (organizationId: OrganizationId, href: string) => {
      await flush();
      await api.organizations.activate({ organizationId });
      await enterOrganization(queryClient, organizationId);
      router.clearCache();
      await router.navigate({ href, replace: true });
    },
    /** Takes the person out of the organization they are in, and to Home of where they are then. */
    leave: async () => {
      await flush();
      await api.members.leave();
      const { organization } = await api.accounts.current();
      // Nothing is asked for any more where the person is not: Home is drawn in the other organization.
      workIn(organization.id);
      await enterAtHome(organization.id);
    },
    /** Makes an organization, which switches to it, and goes to its Home. */
    create: async (organizationName: string) => {
      await flush();
      const { organizationId } = await api.organizations.create({ organizationName });
      await enterAtHome(organizationId);
    },
  };
}
