/** The import rules: which folder may import which. `npm run check` enforces them, and asserts that the tool has read modules. */
const testFile = "\\.(test|db\\.test|browser\\.test)\\.tsx?$|/testing/";

/**
 * The folders of the server, lowest first: a folder may import itself and those listed before it. A new folder gets a line here.
 */
const serverFolders = [
  "platform",
  "access",
  "live",
  "outbox",
  "procedures",
  // Features. The audit log is the lowest, because all others write into it.
  "audit",
  "organizations",
  "configurations",
  "notifications",
  "open-requests",
  "search",
  "links",
  "snippets",
  "files",
  "mentions",
  "reading",
  "versions",
  "drafts",
  "pages",
  "templates",
  "workspaces",
  "trash",
  "members",
  "permissions",
  "invitations",
  "requests",
  "pins",
  "recents",
  "subscriptions",
  "settings",
  "accounts",
  "backup",
  "health",
  "administration",
  // The interface to the network.
  "http",
  // The processes of one server.
  "processes",
  // The commands of the administrator; each composes what it needs.
  "admin",
];

/** One rule per server folder: what it may import. A foreign key may refer to any folder's table, so tables have their own rule. */
const serverFoldersInOrder = serverFolders.map((folder, index) => ({
  name: `server-${folder}-imports-lower-folders-only`,
  comment: "Declare a port that compose.ts fills, or move what both folders need into a lower one.",
  severity: "error",
  from: { path: `^apps/server/src/${folder}/`, pathNot: `\\.table\\.ts$|${testFile}` },
  to: {
    path: "^apps/server/src/",
    pathNot: `^apps/server/src/(${serverFolders.slice(0, index + 1).join("|")})/`,
  },
}));

/** The layers of the web client, lowest first. A layer may import itself and the layers listed before it. */
const webLayers = ["lib", "ui", "entities", "features", "flows", "app"];

const webLayersInOrder = webLayers.map((layer, index) => ({
  name: `web-${layer}-imports-lower-layers-only`,
  comment: "Pass what is needed from above as a prop or a parameter, or move it down.",
  severity: "error",
  from: { path: `^apps/web/src/${layer}/` },
  to: {
    path: "^apps/web/src/[^/]+/",
    pathNot: `^apps/web/src/(${webLayers.slice(0, index + 1).join("|")})/`,
  },
}));

/** The flows of the web client, lowest first: each combines features, and flows listed before it. */
const webFlows = [
  "modals",
  "screen-commands",
  "access",
  "draft-errands",
  "mentions",
  "snippets",
  "page-links",
  "merge-plan",
  "take-passages",
  "page-actions",
  "publish",
  "update-draft",
  "compare",
  "edit-draft",
  "read-page",
];

const webFlowsInOrder = webFlows.map((flow, index) => ({
  name: `web-${flow}-imports-lower-flows-only`,
  comment: "Combine both in a flow listed after them, or in a screen of app/.",
  severity: "error",
  from: { path: `^apps/web/src/flows/${flow}/` },
  to: {
    path: "^apps/web/src/flows/",
    pathNot: `^apps/web/src/flows/(${webFlows.slice(0, index + 1).join("|")})/`,
  },
}));

/** What a package may import: modules whose path matches `paths`. */
function packageImports(name, paths) {
  return {
    name: `package-${name}-imports-what-it-may`,
    severity: "error",
    from: { path: `^packages/${name}/src`, pathNot: testFile },
    to: { pathNot: paths },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "A cycle has no bottom: split the file that both sides need.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "every-import-resolves",
      comment: "Install the package in the workspace that imports it, or mend the path.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|\\?(raw|url)$" },
    },
    // The rules of the product stand alone.
    packageImports("domain", "^packages/domain/src"),
    // The page body is pure: lexical's types, nodes and node state, jsdiff, and the domain.
    packageImports(
      "document",
      "^packages/(document|domain)/src|^node_modules/(lexical|@lexical/(code-core|extension)|diff)/",
    ),
    // What is what in code, for the server and the client alike.
    packageImports(
      "highlight",
      "^packages/(highlight|document)/src|^node_modules/(lowlight|highlight\\.js|@types/hast)/",
    ),
    packageImports(
      "contract",
      "^packages/(contract|domain|document)/src|^node_modules/(zod|@orpc)/",
    ),
    {
      name: "sample-writes-documents",
      comment: "It talks to a running product by its API; it computes only bodies and files.",
      severity: "error",
      from: { path: "^packages/sample/src", pathNot: testFile },
      to: { pathNot: "^packages/(sample|document)/src|^node_modules/sharp/" },
    },
    {
      name: "product-knows-no-sample",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: `^packages/sample/|${testFile}` },
      to: { path: "^packages/sample/" },
    },
    {
      name: "packages-know-no-app",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "apps-meet-only-in-the-contract",
      comment: "Put what both need into the contract.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "only-tables-and-stores-touch-drizzle",
      comment: "Ask a store; SQL lives in *.table.ts and *.store.ts (and in platform/database).",
      severity: "error",
      from: {
        path: "^apps/server/src",
        pathNot: `\\.(table|store)\\.ts$|^apps/server/src/platform/database/|${testFile}`,
      },
      to: { path: "^node_modules/(drizzle-orm|postgres)/" },
    },
    {
      name: "procedures-call-use-cases",
      comment: "A procedure maps input and output; the use case talks to the store.",
      severity: "error",
      from: { path: "\\.procedures\\.ts$" },
      to: { path: "\\.(store|table)\\.ts$" },
    },
    {
      name: "use-cases-know-no-http-no-orpc",
      severity: "error",
      from: {
        path: "^apps/server/src/(?!(?:platform|http|procedures|testing)/)[^/]+/",
        pathNot: `\\.(procedures|store|table)\\.ts$|^apps/server/src/accounts/authentication\\.ts$|${testFile}`,
      },
      to: { path: "^node_modules/(hono|@hono|@orpc)/|^apps/server/src/(http|procedures)/" },
    },
    {
      name: "use-cases-know-no-other-features-store",
      comment: "Declare the port you need in the use case; the composition root supplies it.",
      severity: "error",
      from: {
        path: "^apps/server/src/(?!(?:platform|http|admin|health|testing)/)([^/]+)/",
        pathNot: `\\.(store|table)\\.ts$|${testFile}`,
      },
      to: { path: "^apps/server/src/.*\\.(store|table)\\.ts$", pathNot: "^apps/server/src/$1/" },
    },
    ...serverFoldersInOrder,
    {
      name: "compose-lists-features",
      comment: "Put the use case or the store into its folder's *.feature.ts.",
      severity: "error",
      from: { path: "^apps/server/src/compose\\.ts$" },
      to: {
        path: "^apps/server/src/",
        pathNot:
          "\\.feature\\.ts$|^apps/server/src/(platform|access|live|configurations)/|/accounts/authentication\\.ts$",
      },
    },
    {
      name: "router-lists-features",
      comment: "Put the procedure into its folder's *.procedures.ts.",
      severity: "error",
      from: { path: "^apps/server/src/router\\.ts$" },
      to: { path: "^apps/server/src/", pathNot: "\\.procedures\\.ts$|/compose\\.ts$" },
    },
    {
      name: "features-are-composed-once",
      comment: "Only compose.ts calls a feature's function; procedures take its use cases' type.",
      severity: "error",
      from: { path: "^apps/server/src/", pathNot: "/src/compose\\.ts$|\\.procedures\\.ts$" },
      to: { path: "\\.feature\\.ts$" },
    },
    {
      name: "every-server-folder-has-its-line",
      comment: "Add the folder to serverFolders, below what it imports.",
      severity: "error",
      from: { path: `^apps/server/src/(?!(?:${serverFolders.join("|")}|testing)/)[^/]+/` },
      to: {},
    },
    {
      name: "tables-import-tables-only",
      severity: "error",
      from: { path: "^apps/server/src/.*\\.table\\.ts$" },
      to: { path: "^apps/server/src/", pathNot: "\\.table\\.ts$" },
    },
    {
      name: "http-knows-sign-in-and-no-other-feature",
      comment: "router.ts lists the features' procedures; start-server.ts hands them to http.",
      severity: "error",
      from: { path: "^apps/server/src/http/", pathNot: testFile },
      to: { path: "^apps/server/src/(?!(platform|access|live|procedures|accounts|http)/)" },
    },
    ...webLayersInOrder,
    {
      name: "every-web-file-is-in-a-layer",
      comment: "Add the folder to webLayers, above what it imports.",
      severity: "error",
      from: { path: `^apps/web/src/(?!(?:${webLayers.join("|")})/)[^/]+/` },
      to: {},
    },
    {
      name: "web-features-never-import-each-other",
      comment: "Combine them in a flow, or move what both need into an entity.",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "web-entities-never-import-each-other",
      comment: "Put what both need into lib or ui, or combine them in a feature.",
      severity: "error",
      from: { path: "^apps/web/src/entities/([^/]+)/" },
      to: { path: "^apps/web/src/entities/", pathNot: "^apps/web/src/entities/$1/" },
    },
    ...webFlowsInOrder,
    {
      name: "every-web-flow-has-its-line",
      severity: "error",
      from: { path: `^apps/web/src/flows/(?!(?:${webFlows.join("|")})/)` },
      to: {},
    },
    {
      name: "scenarios-and-scripts-know-no-source",
      comment: "They use the product as it is built. What several need belongs into a package.",
      severity: "error",
      from: { path: "^(e2e|scripts)/" },
      to: { path: "^apps/" },
    },
    // Only the layout of the history tree is measured apart from the product.
    {
      name: "measurements-know-packages",
      severity: "error",
      from: { path: "^bench/" },
      to: { path: "^apps/", pathNot: "^apps/web/src/features/versions/layout/" },
    },
    {
      name: "only-tests-import-testing",
      severity: "error",
      from: { path: "^(packages|apps|scripts)/", pathNot: testFile },
      to: { path: "/testing/" },
    },
    {
      name: "bench-imports-testing-of-document-only",
      severity: "error",
      from: { path: "^bench/" },
      to: { path: "/testing/", pathNot: "^packages/document/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist(-dev)?/|\\.css$" },
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
  },
};
