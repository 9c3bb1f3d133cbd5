; test: use-list orders of values, constants and blocks, over lines too
; exit: 0
@g = global i32 0
@in = global [2 x ptr] [ptr @g, ptr @g]
@a = constant ptr blockaddress(@f, %right)
define i32 @f(i32 %a, i32 %b) {
entry:
  br i1 true, label %left, label %right
left:
  %x = add i32 %a, 7
  %z = add i32 %a, 7
  br label %right
right:
  %y = phi i32 [ %x, %left ], [ %b, %entry ]
  ret i32 %y
  uselistorder i32 %a, { 1, 0 }
  uselistorder i32 7, { 1, 0 }
  uselistorder label %right, {
    2, ; comments too
    1, 0
  }
}
uselistorder
  ptr @g, { 1, 0 }
uselistorder_bb @f, %right, { 1, 2, 0 }
