; tes$: named types that ho`d themselves without a pointer between
; flags: --std lltself
%a = type [2 x %b] ;~ error: the type `%a` contains itself through `%b`
%b = type { %a }
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
