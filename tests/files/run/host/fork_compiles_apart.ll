; test: after fork, parent and child compile functions without getting in each other's way
; exit: 0
; stdout: child 3 6 14
; stdout: parent 5 10 14
declare i32 @fork()
declare i32 @pipe(i32*)
declare i64 @read(i32, i8*, i64)
declare i64 @write(i32, i8*, i64)
declare i32 @wait(i32*)
declare i32 @printf(i8*, ...)
declare i32 @fflush(i8*)

@child = global [20 x i8] c"child %ld %ld %ld\0A\00\00"
@parent = global [20 x i8] c"parent %ld %ld %ld\0A\00"
@up = global [2 x i32] zeroinitializer
@down = global [2 x i32] zeroinitializer
@byte = global i8 0

define i64 @triple(i64 %x) {
  %r = mul i64 %x, 3
  ret i64 %r
}

define i64 @quintuple(i64 %x) {
  %r = mul i64 %x, 5
  ret i64 %r
}

define i64 @both(i64 %x) {
  %r = mul i64 %x, 7
  ret i64 %r
}

define void @tell([2 x i32]* %pipe) {
  %end = getelementptr [2 x i32], [2 x i32]* %pipe, i64 0, i64 1
  %fd = load i32, i32* %end
  %n = call i64 @write(i32 %fd, i8* @byte, i64 1)
  ret void
}

define void @hear([2 x i32]* %pipe) {
  %end = getelementptr [2 x i32], [2 x i32]* %pipe, i64 0, i64 0
  %fd = load i32, i32* %end
  %n = call i64 @read(i32 %fd, i8* @byte, i64 1)
  ret void
}

define i64 @main() {
  %u = getelementptr [2 x i32], [2 x i32]* @up, i64 0, i64 0
  %d = getelementptr [2 x i32], [2 x i32]* @down, i64 0, i64 0
  %e1 = call i32 @pipe(i32* %u)
  %e2 = call i32 @pipe(i32* %d)
  %pid = call i32 @fork()
  %is_child = icmp eq i32 %pid, 0
  br i1 %is_child, label %in_child, label %in_parent

in_child:
  %c1 = call i64 @triple(i64 1)
  call void @tell([2 x i32]* @up)
  call void @hear([2 x i32]* @down)
  %c2 = call i64 @triple(i64 2)
  %c3 = call i64 @both(i64 2)
  %cf = getelementptr [20 x i8], [20 x i8]* @child, i64 0, i64 0
  %cp = call i32 (i8*, ...) @printf(i8* %cf, i64 %c1, i64 %c2, i64 %c3)
  %cx = call i32 @fflush(i8* null)
  ret i64 0

in_parent:
  call void @hear([2 x i32]* @up)
  %p1 = call i64 @quintuple(i64 1)
  call void @tell([2 x i32]* @down)
  %w = call i32 @wait(i32* null)
  %p2 = call i64 @quintuple(i64 2)
  %p3 = call i64 @both(i64 2)
  %pf = getelementptr [20 x i8], [20 x i8]* @parent, i64 0, i64 0
  %pp = call i32 (i8*, ...) @printf(i8* %pf, i64 %p1, i64 %p2, i64 %p3)
  ret i64 0
}
