/** A part of a page as Notion copies it: plain tags, made of its Markdown, with its things to do as text. */
export const notionSample = `<meta charset='utf-8'><h1>Opening</h1>
<p>Who opens <strong>first</strong> reads <a href="https://www.notion.so/Log-1f2e3d4c5b6a">the log</a>.</p>
<!-- notionvc: 7d2c4f0e-8a61-4f55-9a65-0f6c7a1e3b42 --><ul>
<li>Lights
<ul>
<li>Shop</li>
</ul>
</li>
</ul>
<ol>
<li>Oven</li>
<li>Door</li>
</ol>
<ul>
<li>[ ]  Order flour</li>
</ul>
<blockquote>
<p>Slowly.</p>
</blockquote>
<hr>
<pre><code class="language-jsx">bake()
</code></pre>
<p><img src="https://prod-files-secure.s3.us-west-2.amazonaws.com/0a1b/loaf.png" alt="loaf.png"></p>
<!-- notionvc: 7d2c4f0e-8a61-4f55-9a65-0f6c7a1e3b42 -->`;
