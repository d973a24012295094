import { loadPopups, providePopups } from "./src/ui/popups/popups.ts";

// A test draws menus and dialogs as a screen does whose popups are loaded; a test of the time before provides them anew.
providePopups(() => import("./src/ui/popups/popup-parts.ts"));
await loadPopups();
