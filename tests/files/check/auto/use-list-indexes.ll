; test: use-list orders that are no permutations, or not of the uses that there are
@g = global i32 0
@once = global i32 0
@never = global i32 0
@in = global [2 x ptr] [ptr @g, ptr @g]
@one = alias i32, ptr @g
@other = alias i32, ptr @once
declare void @declared()
define i32 @f(i32 %a, i32 %b) {
entry:
  br i1 true, label %left, label %right
left:
  %x = add i32 %a, %a
  br label %right
right:
  %y = phi i32 [ %x, %left ], [ %b, %entry ]
  ret i32 %y
  uselistorder i32 %a, { 1, 0 }
  uselistorder i32 %a, { 0, 1 } ;~ error: these indexes keep the order as it is
  uselistorder i32 %a, { 1, 1 } ;~ error: the index 1 stands twice
  uselistorder i32 %a, { 2, 0 } ;~ error: the index 2 is out of range: there are 2 indexes, from 0 to 1
  uselistorder i32 7, { 0 } ;~ error: a use-list order has two indexes or more
  uselistorder i32 %a, { 2, 1, 0 } ;~ error: `%a` has 2 uses, and the number of indexes is 3
  uselistorder i32 %b, { 1, 0 } ;~ error: `%b` is used once, so that there is no order of its uses
  uselistorder label %right, {
    1,
    0
  }
  uselistorder label %left, { 1, 0 } ;~ error: `%left` is used once, so that there is no order of its uses
  uselistorder float %a, { 1, 0 } ;~ error: `%a` has type `i32`, but is used as `float`
  uselistorder i32 %missing, { 1, 0 } ;~ error: use of undefined value `%missing`
  uselistorder label %nowhere, { 1, 0 } ;~ error: use of undefined label `%nowhere`
}
define void @early(i32 %a) {
  %x = add i32 %a, %a
  uselistorder i32 %a, { 1, 0 } ;~ error: a use-list order stands behind all instructions of its function
  ret void
}
uselistorder ptr @g, { 2, 1, 0 }
uselistorder ptr @g, { 1, 0 } ;~ error: `@g` has 3 uses, and the number of indexes is 2
uselistorder ptr @once, { 1, 0 } ;~ error: `@once` is used once, so that there is no order of its uses
uselistorder ptr @never, { 1, 0 } ;~ error: `@never` is used nowhere, so that there is no order of its uses
uselistorder ptr @missing, { 1, 0 } ;~ error: `@missing` is not defined
uselistorder_bb @f, %right, { 1, 0 }
uselistorder_bb @f, %left, { 1, 0 } ;~ error: `%left` is used once, so that there is no order of its uses
uselistorder_bb @f, %none, { 1, 0 } ;~ error: `@f` has no block `%none`
uselistorder_bb @f, %x, { 1, 0 } ;~ error: `%x` is no block of `@f`, but a value
uselistorder_bb @f, %1, { 1, 0 } ;~ error: `uselistorder_bb` names a block by a name, and not by a number
uselistorder_bb @declared, %a, { 1, 0 } ;~ error: `@declared` is only declared, and so has no blocks
uselistorder_bb @g, %a, { 1, 0 } ;~ error: `@g` is no function, and so has no blocks
