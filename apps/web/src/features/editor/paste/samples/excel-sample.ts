/** Cells as Excel copies them: a table whose formats are classes of a style sheet. */
export const excelSample = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15">
<link id=Main-File rel=Main-File href="file:///C:/Users/jo/AppData/Local/Temp/msohtmlclip1/01/clip.htm">
<style><!-- table {mso-displayed-decimal-separator:"\\."; mso-displayed-thousand-separator:"\\,";} .xl65 {mso-number-format:"0\\.00";} --></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 width=64 style='height:15.0pt;width:48pt'><b>Flour</b></td><td width=64 style='width:48pt'>Price</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'>Rye</td><td class=xl65 align=right>1.20</td></tr>
<!--EndFragment-->
</table>
</body></html>`;
