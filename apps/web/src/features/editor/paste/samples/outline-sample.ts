/**
 * A part of a document as Outline copies it. No clipboard was at hand: the elements are those that Outline's nodes and marks write
 * (`toDOM` in `shared/editor/nodes` and `shared/editor/marks` of its public sources, in 2026), put together as ProseMirror does for
 * the clipboard, with `data-pm-slice` on the first element. Ids and addresses are made up.
 */
export const outlineSample = `<meta charset='utf-8'><h1 dir="auto" class="heading-content" data-pm-slice="1 1 []">Opening <strong class="emoji bread" data-name="bread">🍞</strong></h1>
<p dir="auto">Ask <span class="mention use-hover-preview" id="0b7f4d1e-6a59-4a0e-9a9f-0c5a3c1f2b11" data-type="user" data-id="5b1e7c1a-0f0c-4c55-8f3e-0a6f0a1c9d21" data-actorid="5b1e7c1a-0f0c-4c55-8f3e-0a6f0a1c9d22" data-url="mention://0b7f4d1e-6a59-4a0e-9a9f-0c5a3c1f2b11/user/5b1e7c1a-0f0c-4c55-8f3e-0a6f0a1c9d21">@Jo Baker</span>, or read <a class="mention use-hover-preview" id="0b7f4d1e-6a59-4a0e-9a9f-0c5a3c1f2b12" href="https://bakery.getoutline.com/doc/7c0f5d5e-3f8f-4a52-b1ef-3f2d6b1f9a10" data-type="document" data-id="7c0f5d5e-3f8f-4a52-b1ef-3f2d6b1f9a10" data-url="mention://0b7f4d1e-6a59-4a0e-9a9f-0c5a3c1f2b12/document/7c0f5d5e-3f8f-4a52-b1ef-3f2d6b1f9a10">The log</a>. The <mark data-color="#FDEA9B" style="background-color: rgba(253, 234, 155, 0.4);">valve</mark> is <span id="comment-4b7c" class="comment-marker">shut</span> at <math-inline class="math-node">p = 2</math-inline>.</p>
<div class="notice-block warning"><div class="notice-content"><p dir="auto">Never open it alone.</p></div></div>
<div class="notice-block info"><div class="notice-content"><p dir="auto">The door is in the yard.</p><ul><li><p dir="auto">Ring twice</p></li></ul></div></div>
<ul class="checkbox_list"><li data-type="checkbox_item" class="checked"><span contenteditable="false"><span class="checkbox" role="checkbox" aria-checked="true"></span></span><div><p dir="auto">Heat</p></div></li><li data-type="checkbox_item"><span contenteditable="false"><span class="checkbox" role="checkbox" aria-checked="false"></span></span><div><p dir="auto">Wait</p></div></li></ul>
<ol start="4" data-list-style="number"><li><p dir="auto">Shape</p><ul><li><p dir="auto">Round</p></li></ul></li></ol>
<div class="code-block with-line-numbers" data-language="bash"><pre><code spellcheck="false">mix --slow 4m
mix --fast 6m</code></pre></div>
<div class="code-block" data-language="mermaidjs"><pre><code spellcheck="false">flowchart LR; Mixer --&gt; Oven</code></pre></div>
<math-display class="math-node">w = f \\cdot a</math-display>
<div class="toggle-block"><div class="toggle-block-content"><p dir="auto">Who has the keys?</p><p dir="auto">Ana and Ben.</p></div></div>
<div class="table-wrapper"><table><tbody><tr><th><p dir="auto">Dough</p></th><th style="text-align: right"><p dir="auto">Water</p></th></tr><tr><td><p dir="auto">Rye</p></td><td style="text-align: right"><p dir="auto">690 g</p></td></tr></tbody></table></div>
<p dir="auto"><div class="image image-full-width"><img src="/api/attachments.redirect?id=3e0f9f0a-4b6d-4f7e-8e0a-7a8f1f0c2d33" width="1360" height="560" alt="The plan of the bakery" layoutclass="full-width" contenteditable="false"><p class="caption">The plan of the bakery</p></div></p>
<p dir="auto"><a class="attachment" id="9d7b6a44-2a7c-4d0f-8a31-3c5e9d5a1f44" href="/api/attachments.redirect?id=9d7b6a44-2a7c-4d0f-8a31-3c5e9d5a1f44" download="Oven manual.pdf" data-size="829">Oven manual.pdf</a></p>
<p dir="auto"><a class="embed" href="https://bakery.example/board" contenteditable="false" data-canonical-url="https://bakery.example/board">The board</a></p>
<hr class="">
<blockquote><p dir="auto">Slowly.</p></blockquote>`;
