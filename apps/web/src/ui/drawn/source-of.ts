/** The text of the element with a source: its lines are divided by line breaks. */
export function sourceOf(element: Element): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) parts.push(node.data);
    else if (node.nodeName === "BR") parts.push("\n");
  }
  return parts.join("").trim();
}
