/** The texts of switching to another organization. */
export const messages = {
  title: (what: "Page" | "Workspace") => `Switch Organizations to access this ${what}`,
  explanation: (what: "Page" | "Workspace", target: string, present: string) => (
    <>
      This {what.toLowerCase()} belongs to <strong>{target}</strong>. You are working in{" "}
      <strong>{present}</strong> now.
    </>
  ),
  switch: "Switch Organizations",
  switching: "Switching organization…",
  home: "Back to Home",
  failure: "You are still in the same organization",
  close: "OK",
};
