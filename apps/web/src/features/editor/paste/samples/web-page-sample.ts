/** An article as Chromium copies it: every element carries its computed styles. */
export const webPageSample = `<html><body>
<!--StartFragment--><meta charset="utf-8"><h1 id="firstHeading" style="color: rgb(32, 33, 34); font-weight: 700; margin: 0px 0px 0.25em; font-family: Georgia; font-size: 1.8em; text-align: start; white-space: normal; text-decoration-style: initial;"><span style="font-weight: 700;">Sourdough</span></h1>
<div class="byline" style="text-align: start;">By Ana&nbsp;
Weiss, updated <time><a href="https://bread.test/log" style="text-decoration: none; color: rgb(51, 102, 204);">2 May</a></time></div>
<figure><img src="https://bread.test/loaf.jpg" alt="A loaf"><figcaption></figcaption></figure>
<p style="margin: 0.5em 0px 1em; font-weight: 400; letter-spacing: normal; text-align: start; text-indent: 0px; white-space: normal; background-color: rgb(255, 255, 255);"><b>Sourdough</b> is bread that rises by
   <em style="font-style: italic;">wild yeast</em>; see <a href="https://bread.test/wiki/Fermentation" title="Fermentation" style="text-decoration: underline;">fermentation</a>.<sup id="cite"><a href="#cite_note-1">[1]</a></sup></p>
<h2>What you need<span class="edit"></span></h2>
<ul style="list-style-type: disc;">
  <li>200 g starter</li>
  <li>Flour:
    <ul><li>700 g wheat</li><li>300 g rye</li></ul>
  </li>
</ul>
<ol><li>Mix.</li><li>Wait.</li></ol>
<h5>Times</h5>
<table><tbody>
  <tr><th scope="col">Step</th><th scope="col">Hours</th></tr>
  <tr><td>Rise</td><td>4 to<br>6</td></tr>
</tbody></table>
<blockquote cite="https://bread.test"><p>Time is an ingredient.</p></blockquote>
<div class="highlight"><pre><code><span class="c">$</span> bake --at 250
  --for 50
</code></pre></div>
<script>track("copy")</script><style>.x { color: red }</style><!--EndFragment-->
</body></html>`;
