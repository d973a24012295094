import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The files that the first paint needs: without them text would be drawn twice. */
const preloadedFonts = /^(inter|source-serif-4)-latin-wght-normal\b/;

/** Where the development server finds the API; the built product has one address for both. */
const developmentServer = process.env["STEMMA_DEV_SERVER"] ?? "http://localhost:3000";

/** Names the fonts of the first paint in the head, so that they load beside the stylesheet and not after it. */
function preloadFonts(): Plugin {
  return {
    name: "stemma:preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === "asset")
          .filter((file) => file.names.some((name) => preloadedFonts.test(name)))
          .map((file) => ({
            tag: "link",
            injectTo: "head-prepend",
            attrs: {
              rel: "preload",
              href: `/${file.fileName}`,
              as: "font",
              type: "font/woff2",
              crossorigin: true,
            },
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadFonts()],
  css: { transformer: "lightningcss" },
  build: {
    // Every browser that knows `light-dark()`, which the tokens are written in.
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visit runs, in two files; what only some screens need stays with them.
            {
              name: "vendor",
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|@tanstack|@orpc|@base-ui|@floating-ui)[\\/]/,
              tags: ["$initial"],
              priority: 1,
            },
            { name: "app", tags: ["$initial"] },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/rpc": developmentServer,
      "/api": developmentServer,
      "/live": { target: developmentServer, ws: true },
    },
  },
});
