import path from "node:path";
import react from "@vitejs/plugin-react";
import { defaultAllowedOrigins, defineConfig, type Plugin } from "vite";
import { assetFileName, slimFonts } from "./slim-fonts.ts";

/** The fonts that the first paint needs: without preloading, text would be painted twice. */
const preloadedFonts = /^(inter|source-serif-4)-latin-wght-normal\b/;

/** Every browser that supports `light-dark()`, which the tokens use. */
const browsers = ["chrome123", "edge123", "firefox121", "safari17.5"];

const root = path.join(import.meta.dirname, "..", "..");

/** The address of the API in development; in production, the API and the app have the same address. */
const developmentServer = process.env["STEMMA_DEV_SERVER"] ?? "http://localhost:3000";

/** Preloads the fonts of the first paint, so that they load in parallel with the stylesheet and not after it. */
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

/**
 * Puts the stylesheet behind the text: the browser draws what stands before it at once, by the styles in the head. Scripts wait for
 * it, so React draws nothing without its styles.
 */
function stylesBehindText(): Plugin {
  const link = /\s*<link rel="stylesheet"[^>]*>/;
  return {
    name: "stemma:styles-behind-text",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const [found] = link.exec(html) ?? [];
        if (found === undefined) throw new Error("The document has no stylesheet to move.");
        return html.replace(link, "").replace("<!--stemma:data-->", `${found.trim()}\n    $&`);
      },
    },
  };
}

/** Leaves KaTeX one format of its fonts: every browser of `build.target` reads WOFF 2. */
function slimMath(): Plugin {
  return {
    name: "stemma:slim-math",
    enforce: "pre",
    transform: {
      filter: { id: /katex\.min\.css/ },
      handler: (code) => code.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("[a-z]+"\)/g, ""),
    },
  };
}

/**
 * Loads the styles of what is drawn later as Vite does, but for two things. Vite takes a stylesheet that could not be loaded for
 * loaded, and what needs it would stay without its styles: here, the next attempt asks for it again. Vite puts them into the head,
 * where the stylesheet behind the text would overrule them: here, they come after it.
 */
function stylesForLater(): Plugin {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/(\(err\) => \{\s*)seen\[href\] = void 0/, "$1delete seen[href]"],
    [/if \(e\.type === "error"\) (?=rej\()/, "$&link.remove(), "],
    [/document\.head(?=\.appendChild\(link\))/, "(isCss ? document.body : document.head)"],
  ];
  return {
    name: "stemma:styles-for-later",
    apply: "build",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => {
        const missing = changes.filter(([found]) => !found.test(code));
        if (missing.length > 0) throw new Error("What loads chunks in Vite is written otherwise.");
        return changes.reduce((text, [found, written]) => text.replace(found, written), code);
      },
    },
  };
}

/** Lists beside the manifest which modules each chunk holds, and their bytes before compression, for `npm run bench -- chunks`. */
function listModules(): Plugin {
  return {
    name: "stemma:list-modules",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const modulesOf = chunks.map(({ fileName, modules }) => {
        const bytes = Object.entries(modules).map(([id, module]) => [
          path.relative(root, id.replaceAll("\0", "")),
          module.renderedLength,
        ]);
        return [fileName, Object.fromEntries(bytes.filter(([, length]) => Number(length) > 0))];
      });
      const source = JSON.stringify(Object.fromEntries(modulesOf));
      this.emitFile({ type: "asset", fileName: ".vite/modules.json", source });
    },
  };
}

/**
 * `Features.DirSelector` of Lightning CSS, which takes `:dir()` for new and would write `:lang()` for it: that knows no
 * direction that follows from a text. All browsers of `build.target` have `:dir()`.
 */
const dirSelector = 4;

export default defineConfig({
  plugins: [
    react(),
    preloadFonts(),
    stylesBehindText(),
    slimFonts(),
    slimMath(),
    stylesForLater(),
    listModules(),
  ],
  css: { transformer: "lightningcss", lightningcss: { exclude: dirSelector } },
  build: {
    target: browsers,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) => assetFileName(names[0]),
        codeSplitting: {
          groups: [
            // Chunks that every visit runs, in two files. Modules that only some screens need stay with those screens.
            {
              name: "vendor",
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|@tanstack|@orpc|@base-ui|@floating-ui)[\\/]/,
              tags: ["$initial"],
              priority: 4,
            },
            { name: "app", tags: ["$initial"], priority: 3 },
            // The styles of all that is not drawn with a text, in one file.
            {
              name: "styles",
              test: /apps[\\/]web[\\/]src[\\/].*\.css$/,
              priority: 1,
            },
            // What draws menus, tooltips and dialogs, in one file, which loads with the first use of a page.
            {
              name: "popups",
              test: /(ui[\\/]popups[\\/]popup-parts|new-page[\\/]new-page-dialog)\.tsx?$/,
            },
            // What every page adds right after its text, in one file.
            {
              name: "reading",
              priority: 2,
              test: /(app[\\/]tree[\\/]sidebar-tree|aids[\\/]reading-aids|aids[\\/]text-length|read-page[\\/]below-text|page-links[\\/]link-titles|live[\\/]subscribe-to-changes)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  // The frame that draws diagrams loads its script in parts.
  worker: { format: "es" },
  server: {
    // That frame has no origin.
    cors: { origin: [defaultAllowedOrigins, "null"] },
    proxy: {
      "/diagram-frame": developmentServer,
      "/rpc": developmentServer,
      "/api": developmentServer,
      "/files": developmentServer,
      "/healthz": developmentServer,
      "/readyz": developmentServer,
      "/live": { target: developmentServer, ws: true },
    },
  },
});
