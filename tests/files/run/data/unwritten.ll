; test: A variable that the module alone can name and nowhere writes holds what it was given, on every way there.
; exit: 42
; It is loaded as a whole and in parts, by known and by unknown indices, copied from, and it has functions that are
; called.
@numbers = internal global [5 x i32] [i32 3, i32 -1, i32 4, i32 1, i32 5]
@record = private global { i8, i32, ptr, <2 x i16> } { i8 7, i32 256, ptr getelementptr (i8, ptr @numbers, i64 8), <2 x i16> <i16 1, i16 2> }
@handlers = internal global [2 x ptr] [ptr @first, ptr @second]
@changed = internal global [2 x i32] [i32 1, i32 1]

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @first(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

define internal i32 @second(i32 %x) {
  %y = mul i32 %x, 2
  ret i32 %y
}

define internal i32 @sum(i32 %from, i32 %to) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ %from, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %p = getelementptr [5 x i32], ptr @numbers, i64 0, i32 %i
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %q = getelementptr [2 x i32], ptr @changed, i64 0, i64 1
  store i32 %t, ptr %q
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %to
  br i1 %more, label %loop, label %done
done:
  ret i32 %t
}

define internal i32 @dispatch(i32 %i, i32 %x) noinline {
  %p = getelementptr [2 x ptr], ptr @handlers, i64 0, i32 %i
  %f = load ptr, ptr %p
  %v = call i32 %f(i32 %x)
  ret i32 %v
}

define i32 @main() {
  ; 3 - 1 + 4 + 1 + 5 = 12
  %all = call i32 @sum(i32 0, i32 5)
  %copy = alloca [5 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr @numbers, i64 20, i1 false)
  %at4 = getelementptr i32, ptr %copy, i64 4
  %five = load i32, ptr %at4
  ; the second byte of 256
  %byte = load i8, ptr getelementptr (i8, ptr @record, i64 5)
  %one = zext i8 %byte to i32
  %where = load ptr, ptr getelementptr (i8, ptr @record, i64 8)
  %four = load i32, ptr %where
  %lanes = load i32, ptr getelementptr (i8, ptr @record, i64 16)
  %two = lshr i32 %lanes, 16
  %f = load ptr, ptr @handlers
  %ten = call i32 %f(i32 9)
  ; (1 + 1) * 2
  %g = call i32 @dispatch(i32 0, i32 1)
  %h = call i32 @dispatch(i32 1, i32 %g)
  %left = load i32, ptr getelementptr (i8, ptr @changed, i64 4)
  ; 12 + 5 + 1 + 4 + 2 + 10 + 4 - 12 = 26
  %a = add i32 %all, %five
  %b = add i32 %a, %one
  %c = add i32 %b, %four
  %d = add i32 %c, %two
  %e = add i32 %d, %ten
  %i = add i32 %e, %h
  %j = sub i32 %i, %left
  %k = add i32 %j, 16
  ret i32 %k
}
