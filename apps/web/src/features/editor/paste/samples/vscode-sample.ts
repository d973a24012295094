/** Lines of Markdown as Visual Studio Code copies them: as text, as HTML with its colours, and with what they are. */
export const vscodeSample = {
  "text/plain": "# Steps\n\n- Heat\n- Wait\n",
  "text/html": `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: 'Droid Sans Mono', 'monospace', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #569cd6;font-weight: bold;"># Steps</span></div><br><div><span style="color: #6796e6;">-</span><span style="color: #d4d4d4;"> Heat</span></div><div><span style="color: #6796e6;">-</span><span style="color: #d4d4d4;"> Wait</span></div><br></div>`,
  "vscode-editor-data": `{"version":1,"isFromEmptySelection":false,"multicursorText":null,"mode":"markdown"}`,
};
