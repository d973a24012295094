/** A mail as Outlook copies it: Word's HTML, with a table for its layout and a logo in the signature. */
export const outlookSample = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"></head>
<body lang=EN-GB link="#0563C1" vlink="#954F72" style='word-wrap:break-word'>
<!--StartFragment-->
<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b><span lang=EN-US>From:</span></b><span lang=EN-US> Jo &lt;jo@bakery.test&gt;<br><b>Subject:</b> Flour<o:p></o:p></span></p></div>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoNormalTable border=0 cellspacing=0 cellpadding=0 width="100%"><tr><td style='padding:0cm 0cm 0cm 0cm'><p class=MsoNormal>Hello Ana,<o:p></o:p></p><p class=MsoNormal>the <a href="https://bakery.test/mill">mill</a> delivers on <s>Monday</s> <span style='color:#C00000'>Tuesday</span>.<o:p></o:p></p></td></tr></table>
<p class=MsoNormal>Jo<o:p></o:p></p>
<p class=MsoNormal><img border=0 width=96 height=96 style='width:1.0in;height:1.0in' id="Picture_x0020_1" src="cid:image001.png@01DA6B2C.5D3E9F10" alt="The logo of the bakery"><img width=1 height=1 src="https://track.bakery.test/open.gif"><o:p></o:p></p>
<!--EndFragment-->
</body></html>`;
