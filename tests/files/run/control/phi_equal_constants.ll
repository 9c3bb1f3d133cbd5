; test: a phi may have one block twice if the values are equal, constant expressions and aggregates too
; exit: 6

@g = global [2 x i64] [i64 1, i64 6]

define ptr @address(i32 %n) {
entry:
  switch i32 %n, label %other [
    i32 1, label %same
    i32 2, label %same
  ]
other:
  br label %same
same:
  %p = phi ptr [ getelementptr inbounds (i8, ptr @g, i64 8), %entry ], [ getelementptr inbounds (i8, ptr @g, i64 8), %entry ], [ @g, %other ]
  %v = phi <2 x i32> [ <i32 3, i32 4>, %entry ], [ <i32 3, i32 4>, %entry ], [ zeroinitializer, %other ]
  %n1 = phi i64 [ ptrtoint (ptr @g to i64), %entry ], [ ptrtoint (ptr @g to i64), %entry ], [ 0, %other ]
  %big = phi i128 [ 340282366920938463463374607431768211455, %entry ], [ -1, %entry ], [ 0, %other ]
  ret ptr %p
}

define i64 @main() {
  %p = call ptr @address(i32 2)
  %x = load i64, ptr %p
  ret i64 %x
}
