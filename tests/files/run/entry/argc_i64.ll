; test: @main(i64 argc, i8** argv) counts the file as the first argument.
; args: one two three
; exit: 4
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 %argc
}
