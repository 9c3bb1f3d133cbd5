; test: an intrinsic that is not supported is refused where it is reached, and what stands in front of it runs.
; oracle: none (on a processor that has SHA512 it is an instruction)
; exit: 125
; stdout: plain 7
; stderr: unsupported: the intrinsic `@llvm.x86.vsha512msg1`
; stderr: @work  at
declare i32 @printf(ptr, ...)
@text = constant [10 x i8] c"plain %d\0A\00"
declare <4 x i64> @llvm.x86.vsha512msg1(<4 x i64>, <2 x i64>)
define i32 @work(i32 %n) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %plain, label %fast
plain:
  ret i32 7
fast:
  %x = call <4 x i64> @llvm.x86.vsha512msg1(<4 x i64> zeroinitializer, <2 x i64> zeroinitializer)
  %l = extractelement <4 x i64> %x, i32 0
  %i = trunc i64 %l to i32
  ret i32 %i
}
define i32 @main() {
  %a = call i32 @work(i32 0)
  call i32 (ptr, ...) @printf(ptr @text, i32 %a)
  %b = call i32 @work(i32 1)
  ret i32 %b
}
