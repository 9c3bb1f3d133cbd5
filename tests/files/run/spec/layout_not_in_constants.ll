; test: constants that mean the same where pointers have 32 bits are run.
; exit: 6
; oracle: none (lli takes no other layout)
target datalayout = "e-p:32:32-i64:64"
target triple = "wasm32-unknown-unknown"
@other = alias i32 (i32), ptr @same
define i32 @same(i32 %n) {
  ret i32 %n
}
define i32 @main() {
  %a = call i32 @other(i32 add (i32 1, i32 2))
  %equal = icmp eq ptr null, inttoptr (i32 0 to ptr)
  %b = zext i1 %equal to i32
  %c = trunc <2 x i64> <i64 1, i64 2> to <2 x i32>
  %d = extractelement <2 x i32> %c, i32 1
  %e = add i32 %a, %b
  %r = add i32 %e, %d
  %never = icmp eq i32 %r, 0
  br i1 %never, label %yes, label %no
yes:
  store i32 1, ptr inttoptr (i32 4096 to ptr)
  unreachable
no:
  ret i32 %r
}
