import { oc } from "@orpc/contract";
import { z } from "zod";
import { personNameMaxCharacters } from "@stemma/domain/account/person-name";
import { memberErrors } from "./member-errors.ts";
import {
  configurationShape,
  sidebarSettingsShape,
  notificationMailShape,
  textShape,
  userShape,
} from "./shapes.ts";

const tags = ["Settings"];
const nameShape = textShape.trim().max(personNameMaxCharacters);

export const settingsContract = {
  /** Changes the asker's names, each trimmed, and how they are mailed; what is left out stays. */
  updateUser: oc
    .route({ method: "PATCH", path: "/user", tags, summary: "Change my names and mail" })
    .errors(memberErrors)
    .input(
      z.object({
        firstName: nameShape.optional(),
        lastName: nameShape.optional(),
        notificationMail: notificationMailShape.optional(),
      }),
    )
    .output(userShape),
  /**
   * Changes the asker's configuration in the active organization; what is left out stays. A blank display name is none:
   * the user's own name is shown.
   */
  updateConfiguration: oc
    .route({
      method: "PATCH",
      path: "/configuration",
      tags,
      summary: "Change my settings in this organization",
    })
    .errors(memberErrors)
    .input(
      z.object({
        orgDisplayName: nameShape.nullable().optional(),
        sidebarSettings: sidebarSettingsShape.partial().optional(),
      }),
    )
    .output(configurationShape),
};
