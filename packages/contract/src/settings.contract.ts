import { oc } from "@orpc/contract";
import { z } from "zod";
import { memberErrors } from "./member-errors.ts";
import {
  configurationShape,
  sidebarSettingsShape,
  notificationMailShape,
  userShape,
} from "./account-shapes.ts";
import { personNameShape } from "./value-shapes.ts";

const tags = ["Settings"];

export const settingsContract = {
  /** Changes the caller's names, trimmed, and the mail setting; missing fields stay. */
  updateUser: oc
    .route({ method: "PATCH", path: "/user", tags, summary: "Change my names and mail" })
    .errors(memberErrors)
    .input(
      z.object({
        firstName: personNameShape.optional(),
        lastName: personNameShape.optional(),
        notificationMail: notificationMailShape.optional(),
      }),
    )
    .output(userShape),
  /**
   * Changes the caller's configuration in the active organization; missing fields stay. A blank display name removes
   * it: then the user's own name is shown.
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
        orgDisplayName: personNameShape.nullable().optional(),
        sidebarSettings: sidebarSettingsShape.partial().optional(),
      }),
    )
    .output(configurationShape),
};
