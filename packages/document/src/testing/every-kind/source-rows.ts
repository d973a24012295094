import type { Line } from "./line.ts";
import { loose, looseText } from "./rows.ts";
import { retyped } from "./stories.ts";

const mix = ["mix --slow 4m", "mix --slow --dry 4m"] as const;
const way = ["flowchart LR; A --> B", "flowchart LR; A --> B --> C"] as const;
const slope = ["y = m x + b", "y = m x + b + c"] as const;

/** The lines of rows that are read as a source: from left to right, without marks. */
export const sourceRows = {
  codeBlock: {
    ...retyped({ kind: "codeBlock", attributes: { language: "bash" } }, {}, mix),
    validate: { sent: loose("code", "x", { language: 7 }), path: "language" },
    canonical: [
      {
        type: "code",
        $: { blockId: "k" },
        language: "Bash",
        format: "center",
        indent: 2,
        children: [looseText("mix --slow ", 1), looseText("4m")],
      },
    ],
    migrate: 2,
    server: '<pre class="code-block" translate="no" data-language="bash">mix --slow 4m</pre>',
    search: "mix --slow 4m",
    diff: {
      said: ["Formatting of code block “mix --slow 4m”: paragraph became code block"],
      back: ["Formatting of paragraph “mix --slow 4m”: code block became paragraph"],
      drawn:
        '<pre class="code-block diff-block diff-format" translate="no" data-language="bash" data-change="1" data-note="paragraph became code block">mix --slow 4m</pre>',
    },
    authors: { rows: [[1]], later: [[1, 3, 1]] },
    direction: ["ltr"],
    split: "mix --slow\n--dry 4m",
    pasteIn:
      '<pre class="language-bash"><code><span style="color:red">mix</span> --slow 4m</code></pre>',
    copyOut: '<pre spellcheck="false" data-language="bash">mix --slow 4m</pre>',
    markdownIn: "```bash\nmix --slow 4m\n```",
    markdownOut: "```bash\nmix --slow 4m\n```",
    plainText: "mix --slow 4m",
    render: { reader: "pre.code-block", editor: "pre.code-block" },
    print: "mix --slow 4m",
    phone: "wraps",
    dark: { property: "background-color", token: "--desk" },
    axe: '- text: mix --slow 4m\n- button "Copy code"',
    keyboard: { makes: ["```bash ", "mix --slow 4m"], leaves: ["{Enter}", "{Enter}", "{Enter}"] },
  },
  math: {
    ...retyped({ kind: "math" }, {}, slope),
    validate: {
      sent: loose("math", "", { children: [{ type: "formula" }] }),
      path: "children.0.type",
    },
    canonical: [loose("math", "y = m x + b", { format: "center", indent: 1, direction: "rtl" })],
    migrate: 2,
    server: '<figure class="math" translate="no"><pre>y = m x + b</pre></figure>',
    search: "y = m x + b",
    diff: {
      said: ["Formatting of formula “y = m x + b”: paragraph became formula"],
      back: ["Formatting of paragraph “y = m x + b”: formula became paragraph"],
      drawn:
        '<figure class="math diff-block diff-format" translate="no" data-change="1" data-note="paragraph became formula"><pre>y = m x + b</pre></figure>',
    },
    authors: { rows: [[1]], later: [[1, 3]] },
    direction: ["ltr"],
    split: "y = m x\n+ b + c",
    pasteIn:
      '<math display="block"><semantics><mi>y</mi><annotation encoding="application/x-tex">y = m x + b</annotation></semantics></math>',
    copyOut:
      '<figure class="math"><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics><mrow><mi>y</mi><mo>=</mo><mi>m</mi><mi>x</mi><mo>+</mo><mi>b</mi></mrow><annotation encoding="application/x-tex">y = m x + b</annotation></semantics></math></figure>',
    markdownIn: "$$\ny = m x + b\n$$",
    markdownOut: "$$\ny = m x + b\n$$",
    plainText: "$$\ny = m x + b\n$$",
    render: { reader: "figure.math", editor: "figure.math" },
    print: "y = mx + b",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: '- figure:\n  - group "Formula":\n    - math: y = m x + b',
    keyboard: { makes: ["$$ ", "y = m x + b"], leaves: ["{ArrowDown}"] },
  },
  diagram: {
    ...retyped({ kind: "diagram" }, {}, way),
    validate: {
      sent: loose("diagram", "", { children: [{ type: "arrow" }] }),
      path: "children.0.type",
    },
    canonical: [
      loose("diagram", "flowchart LR; A --> B", { format: "center", indent: 1, direction: "rtl" }),
    ],
    migrate: 2,
    server: '<figure class="diagram" translate="no"><pre>flowchart LR; A --&gt; B</pre></figure>',
    search: "flowchart LR; A --> B",
    diff: {
      said: ["Formatting of diagram “flowchart LR; A --> B”: paragraph became diagram"],
      back: ["Formatting of paragraph “flowchart LR; A --> B”: diagram became paragraph"],
      drawn:
        '<figure class="diagram diff-block diff-format" translate="no" data-change="1" data-note="paragraph became diagram"><pre>flowchart LR; A --&gt; B</pre></figure>',
    },
    authors: { rows: [[1]], later: [[1, 3]] },
    direction: ["ltr"],
    split: "flowchart LR;\nA --> B --> C",
    pasteIn: '<pre lang="mermaid">flowchart LR; A --&gt; B</pre>',
    copyOut:
      '<figure class="diagram"><pre data-language="mermaid">flowchart LR; A --&gt; B</pre></figure>',
    markdownIn: "```mermaid\nflowchart LR; A --> B\n```",
    markdownOut: "```mermaid\nflowchart LR; A --> B\n```",
    plainText: "```mermaid\nflowchart LR; A --> B\n```",
    render: { reader: "figure.diagram", editor: "figure.diagram" },
    print: { none: "The words of a diagram are a part of its picture." },
    phone: "shrinks",
    dark: { property: "color", token: "--ink" },
    axe: '- figure:\n  - text: flowchart LR; A --> B\n  - button "Diagram":\n    - img "Diagram"',
    keyboard: { makes: ["```mermaid ", "flowchart LR; A --> B"], leaves: ["{ArrowDown}"] },
  },
} satisfies Partial<Record<string, Line>>;
