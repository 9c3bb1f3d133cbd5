; test: arrays and structs of thousands of parts as values: memory, constants, parts taken out and put in, through a loop,
;   calls and results, and as a part of another.
; oracle: none (lli takes minutes)
; exit: 0
; stdout: 97 122 7 7 0 41 5 9
@a = global [3000 x i8] zeroinitializer
@b = global { i32, [4000 x i32], i64 } zeroinitializer
@c = constant [1100 x i8] c"ammmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmz"
@text = private constant [25 x i8] c"%d %d %d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)

define [3000 x i8] @put([3000 x i8] %v, i8 %x) {
  %w = insertvalue [3000 x i8] %v, i8 %x, 2999
  ret [3000 x i8] %w
}

define i64 @sum(i64 %n, [1100 x i8] %text, { i32, [4000 x i32], i64 } %s, i64 %m) {
  %last = extractvalue { i32, [4000 x i32], i64 } %s, 2
  %inner = extractvalue { i32, [4000 x i32], i64 } %s, 1
  %x = extractvalue [4000 x i32] %inner, 3999
  %x64 = zext i32 %x to i64
  %1 = mul i64 %n, %m
  %2 = add i64 %1, %last
  %3 = add i64 %2, %x64
  ret i64 %3
}

define i32 @main() {
entry:
  store [1100 x i8] c"ammmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmz", ptr @a
  %v = load [3000 x i8], ptr @a
  %x0 = extractvalue [3000 x i8] %v, 0
  %x1 = extractvalue [3000 x i8] %v, 1099
  br label %loop
loop:
  %p = phi [3000 x i8] [ %v, %entry ], [ %q, %loop ]
  %i = phi i8 [ 4, %entry ], [ %j, %loop ]
  %j = add i8 %i, 1
  %q = call [3000 x i8] @put([3000 x i8] %p, i8 %j)
  %done = icmp eq i8 %j, 7
  br i1 %done, label %out, label %loop
out:
  %x2 = extractvalue [3000 x i8] %q, 2999
  store [3000 x i8] %q, ptr @a
  %at = getelementptr i8, ptr @a, i64 2999
  %x3 = load i8, ptr %at
  store [3000 x i8] zeroinitializer, ptr @a
  %x4 = load i8, ptr %at
  %s = load { i32, [4000 x i32], i64 }, ptr @b
  %s1 = insertvalue { i32, [4000 x i32], i64 } %s, i32 11, 1, 3999
  %s2 = insertvalue { i32, [4000 x i32], i64 } %s1, i64 10, 2
  %text.v = load [1100 x i8], ptr @c
  %x5 = call i64 @sum(i64 4, [1100 x i8] %text.v, { i32, [4000 x i32], i64 } %s2, i64 5)
  %row = insertvalue [4000 x i32] zeroinitializer, i32 5, 17
  %s3 = insertvalue { i32, [4000 x i32], i64 } %s2, [4000 x i32] %row, 1
  store { i32, [4000 x i32], i64 } %s3, ptr @b
  %b17 = getelementptr { i32, [4000 x i32], i64 }, ptr @b, i64 0, i32 1, i64 17
  %x6 = load i32, ptr %b17
  %sure = icmp eq i32 %x6, 5
  %nine = insertvalue { i32, [4000 x i32], i64 } %s, i32 9, 0
  %picked = select i1 %sure, { i32, [4000 x i32], i64 } %nine, { i32, [4000 x i32], i64 } %s3
  %x7 = extractvalue { i32, [4000 x i32], i64 } %picked, 0
  %y0 = zext i8 %x0 to i32
  %y1 = zext i8 %x1 to i32
  %y2 = zext i8 %x2 to i32
  %y3 = zext i8 %x3 to i32
  %y4 = zext i8 %x4 to i32
  %y5 = trunc i64 %x5 to i32
  call i32 (ptr, ...) @printf(ptr @text, i32 %y0, i32 %y1, i32 %y2, i32 %y3, i32 %y4, i32 %y5, i32 %x6, i32 %x7)
  ret i32 0
}
