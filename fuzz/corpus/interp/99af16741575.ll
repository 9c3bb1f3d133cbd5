; test: comments without text, and a comment with quotes and braces } " in it.
; exit: 2
;
define i64 @main() {
  ;
  ; }
  ret i64 2 ; "
}
;"
