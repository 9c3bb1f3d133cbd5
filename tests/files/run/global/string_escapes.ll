; test: strings with escapes: quote, backslash, newline, tab, high bytes, upper- and lower-case hexadecimal.
; exit: 0
; stdout: say "hi"\\ there;
; stdout: tab\there \xc3\xa9 zZ
@s = global [17 x i8] c"say \22hi\22\5C there;\00"
@t = global [18 x i8] c"tab\09here \C3\a9 \7a\5A\00\00\00\00"
@u = global [3 x i8] c"\\;\00"
declare i32 @puts(ptr)
define i64 @main() {
  %1 = call i32 @puts(ptr @s)
  %2 = call i32 @puts(ptr @t)
  ret i64 0
}
