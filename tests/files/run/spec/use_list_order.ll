; test: use-list orders change nothing of what a program does
; spec: Use-list Order Directives: "They are not instructions, and have no effect on the semantics of the IR."
; exit: 42
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = add i32 %s, %i
  %j = add i32 %i, 2
  %c = icmp ult i32 %j, 14
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
  uselistorder i32 %i, { 1, 0 }
  uselistorder i32 %j, { 1, 0 }
  uselistorder i32 %t, { 1, 0 }
}
