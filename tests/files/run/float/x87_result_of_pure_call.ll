; test: a call that neither reads nor writes memory stays where its result is taken from the stack of the x87.
; exit: 6
declare x86_fp80 @sqrtl(x86_fp80) nounwind willreturn memory(none)
define x86_fp80 @four() noinline nounwind willreturn memory(none) {
  ret x86_fp80 0xK40018000000000000000
}
define i32 @main() {
  %four = call x86_fp80 @four()
  %two = call x86_fp80 @sqrtl(x86_fp80 %four)
  %sum = fadd x86_fp80 %four, %two
  %status = fptosi x86_fp80 %sum to i32
  ret i32 %status
}
