/** A reviewed document as Word copies it: a comment, a footnote, a drawing and a picture. */
export const wordReviewSample = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- span.MsoCommentReference {mso-style-priority:99;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoNormal>The oven <a style='mso-comment-reference:JO_1;mso-comment-date:20260301T1000'>must be hot</a><span class=MsoCommentReference><span style='font-size:8.0pt'><!--[if !supportAnnotations]--><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[JO1]</a><!--[endif]--><span style='mso-special-character:comment'>&nbsp;</span></span></span>.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a><o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:rect id="Rectangle_x0020_2" o:spid="_x0000_s1026" style='width:90pt;height:45pt'/><![endif]--><![if !vml]><img width=120 height=60 src="file:///C:/Users/jo/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="Rectangle_x0020_2"><![endif]><o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_3" type="#_x0000_t75"><v:imagedata src="clip_image002.jpg"/></v:shape><![endif]--><![if !vml]><img width=602 height=401 src="file:///C:/Users/jo/AppData/Local/Temp/msohtmlclip1/01/clip_image003.jpg" alt="A loaf on a board" v:shapes="Picture_x0020_3"><![endif]><o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> At 250 °C.<o:p></o:p></p></div></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>
<div style='mso-element:comment'><div id="_com_1" class=msocomtxt language=JavaScript><span style='mso-comment-author:"Jo"'><a name="_msocom_1"></a></span><p class=MsoCommentText><span class=MsoCommentReference><span style='font-size:8.0pt'>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[JO1]</a></span></span>How hot?<o:p></o:p></p></div></div></div>
<!--EndFragment-->
</body></html>`;
