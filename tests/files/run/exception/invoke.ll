; test: `invoke` is a call that does not throw; what is behind its `unwind` label is not run.
; exit: 30
declare i32 @__gxx_personality_v0(...)
%pair = type { ptr, i32 }
define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define { i64, i64, i64 } @three(i64 %x) {
  %a = insertvalue { i64, i64, i64 } zeroinitializer, i64 %x, 1
  ret { i64, i64, i64 } %a
}
define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  %f = select i1 true, ptr @f, ptr null
  %r = invoke i32 @f(i32 4) to label %ok unwind label %bad
ok:
  %p = phi i32 [ %r, %entry ]
  %q = invoke i32 %f(i32 %p) to label %more unwind label %bad
more:
  %t = invoke { i64, i64, i64 } @three(i64 19) to label %done unwind label %other
bad:
  %z = phi i32 [ 0, %entry ], [ %p, %ok ]
  %l = landingpad %pair
    cleanup
    catch ptr null
    filter [1 x ptr] [ptr @f]
  invoke void @llvm.donothing() to label %on unwind label %other
on:
  resume %pair %l
other:
  %m = landingpad %pair cleanup
  unreachable
done:
  %u = extractvalue { i64, i64, i64 } %t, 1
  %v = trunc i64 %u to i32
  %w = add i32 %p, %q
  %x = add i32 %w, %v
  ret i32 %x
}
declare void @llvm.donothing()
