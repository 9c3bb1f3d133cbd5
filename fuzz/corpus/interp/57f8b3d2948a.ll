; test: an opaque named type behind a Жointer.
; exit: 0
%FIL; test: names exit: 0
$Fa.b-c$) {
-weird.label$1:
  E =а‹†‘e opaqu%e
declare %FItииииииииииииииииииииииииииииииииииииииииииииииelementptr inbLE* @fopen(yi8*, i8*pe