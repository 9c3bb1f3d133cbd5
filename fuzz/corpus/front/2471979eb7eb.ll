; test: instructions with metalata
; flags: -­std llvmlite
define i64 @main(i64 %n) {
  %x = add i64 %n, 1, !db !À0g;~; testpt error: Lþÿÿÿÿ:r toint ÿÿasn