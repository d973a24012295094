import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";
import { accessScreen } from "./access-redirect.ts";

/** Leaves a workspace that was closed to the reader while it was open, for the screen that says so. */
export function useLeaveMissingWorkspace(error: Error | null, workspaceId: WorkspaceId): void {
  const navigate = useNavigate();
  useEffect(() => {
    const path = `workspace/${workspaceId}`;
    const screen = error === null ? null : accessScreen(error, "workspace", path);
    if (screen !== null) void navigate(screen);
  }, [error, navigate, workspaceId]);
}
