; test: operand bundles that tell of a call what does not change it.
; exit: 11
; oracle: none (LLVM has no stack maps here)
@p = constant ptr dso_local_equivalent @f
@q = constant ptr no_cfi @f
@t = constant [2 x ptr] [ptr blockaddress(@main, %one), ptr blockaddress(@main, %two)]
@rel = constant i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f to i64), i64 ptrtoint (ptr @rel to i64))
declare void @llvm.assume(i1)
define i32 @f() { ret i32 5 }
define i32 @main() {
  call void @llvm.assume(i1 true) [ "align"(ptr @p, i64 8), "nonnull"(ptr @q) ]
  %p = load ptr, ptr @p
  %q = load ptr, ptr @q
  %a = call i32 %p() [ "deopt"(i32 1, ptr @q), "kcfi"(i32 5) ]
  %b = call i32 %q()
  %c = add i32 %a, %b
  %l = load ptr, ptr getelementptr ([2 x ptr], ptr @t, i64 0, i64 1)
  indirectbr ptr %l, [label %one, label %two]
one:
  ret i32 0
two:
  %same = icmp eq ptr dso_local_equivalent @f, @f
  %s = zext i1 %same to i32
  %r = add i32 %c, %s
  ret i32 %r
}
