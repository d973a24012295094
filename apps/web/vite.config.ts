import react from "@vitejs/plugin-react";
import subsetFont from "subset-font";
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

/** The lightest and the boldest weight that tokens.css and page-body.css name. */
const weights = { min: 400, max: 750 };

/** Leaves out of the fonts the weights that nothing is set in: a third of their bytes. */
function slimFonts(): Plugin {
  return {
    name: "stemma:slim-fonts",
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !isFont(file.fileName)) continue;
        const variationAxes = { wght: weights };
        const options = { targetFormat: "woff2", keepAllGlyphs: true, variationAxes };
        file.source = await subsetFont(Buffer.from(file.source), undefined, options);
      }
    },
  };
}

function isFont(fileName: string | undefined): boolean {
  return fileName?.endsWith(".woff2") ?? false;
}

export default defineConfig({
  plugins: [react(), preloadFonts(), slimFonts()],
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
        // The hash is of the whole font: the name says which part of it is there, since it is cached for ever.
        assetFileNames: ({ names }) =>
          isFont(names[0])
            ? `assets/[name]-${weights.min}-${weights.max}-[hash][extname]`
            : "assets/[name]-[hash][extname]",
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
      "/healthz": developmentServer,
      "/readyz": developmentServer,
      "/live": { target: developmentServer, ws: true },
    },
  },
});
