; test: a load in the test of a loop traps the third time round, and is the instruction named.
; trap: address in @walk
; stderr: %v = load i64, ptr %p
%node = type { i64, ptr }
@a = global %node { i64 5, ptr @b }
@b = global %node { i64 6, ptr null }
define i64 @walk(ptr %first) {
entry:
  br label %head
head:
  %p = phi ptr [ %first, %entry ], [ %next, %body ]
  %n = phi i64 [ 0, %entry ], [ %n1, %body ]
  %v = load i64, ptr %p
  %c = icmp eq i64 %v, 0
  br i1 %c, label %end, label %body
body:
  %at = getelementptr %node, ptr %p, i64 0, i32 1
  %next = load ptr, ptr %at
  %n1 = add i64 %n, %v
  br label %head
end:
  ret i64 %n
}
define i64 @main() {
  %r = call i64 @walk(ptr @a)
  ret i64 %r
}
