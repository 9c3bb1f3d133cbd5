; test: what only the second return of setjmp needs is kept while the first goes on
; exit: 0
; stdout: first 0
; stdout: second 7: 1 4 9 16 25 36 49 64 81 100
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare i32 @printf(ptr, ...)

@buf = global [25 x i64] zeroinitializer
@first = constant [10 x i8] c"first %d\0A\00"
@second = constant [44 x i8] c"second %d: %d %d %d %d %d %d %d %d %d %d\0A\00\00\00"

define i32 @jump(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %i, i32 %j) {
  %1 = add i32 %a, %b
  %2 = add i32 %c, %d
  %3 = icmp eq i32 %1, %2
  br i1 %3, label %no, label %yes
no:
  ret i32 0
yes:
  call void @longjmp(ptr @buf, i32 7)
  unreachable
}

define void @work(i32 %n) {
  %v1 = mul i32 %n, 1
  %n2 = add i32 %n, 1
  %v2 = mul i32 %n2, %n2
  %n3 = add i32 %n, 2
  %v3 = mul i32 %n3, %n3
  %n4 = add i32 %n, 3
  %v4 = mul i32 %n4, %n4
  %n5 = add i32 %n, 4
  %v5 = mul i32 %n5, %n5
  %n6 = add i32 %n, 5
  %v6 = mul i32 %n6, %n6
  %n7 = add i32 %n, 6
  %v7 = mul i32 %n7, %n7
  %n8 = add i32 %n, 7
  %v8 = mul i32 %n8, %n8
  %n9 = add i32 %n, 8
  %v9 = mul i32 %n9, %n9
  %n10 = add i32 %n, 9
  %v10 = mul i32 %n10, %n10
  %r = call i32 @_setjmp(ptr @buf) returns_twice
  %c = icmp eq i32 %r, 0
  br i1 %c, label %go, label %back
go:
  call i32 (ptr, ...) @printf(ptr @first, i32 %r)
  %w1 = call i32 @jump(i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w2 = call i32 @jump(i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w3 = call i32 @jump(i32 2, i32 2, i32 2, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w4 = call i32 @jump(i32 3, i32 3, i32 3, i32 3, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w5 = call i32 @jump(i32 4, i32 4, i32 4, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w6 = call i32 @jump(i32 5, i32 5, i32 5, i32 5, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w7 = call i32 @jump(i32 6, i32 6, i32 6, i32 6, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w8 = call i32 @jump(i32 7, i32 7, i32 7, i32 7, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w9 = call i32 @jump(i32 8, i32 8, i32 8, i32 8, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w10 = call i32 @jump(i32 9, i32 9, i32 9, i32 9, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %w11 = call i32 @jump(i32 %w1, i32 1, i32 %w2, i32 %w3, i32 %w4, i32 %w5, i32 %w6, i32 %w7, i32 %w8, i32 %w9)
  br label %end
back:
  call i32 (ptr, ...) @printf(ptr @second, i32 %r, i32 %v1, i32 %v2, i32 %v3, i32 %v4, i32 %v5, i32 %v6, i32 %v7, i32 %v8, i32 %v9, i32 %v10)
  br label %end
end:
  ret void
}

define i32 @main() {
  call void @work(i32 1)
  ret i32 0
}
