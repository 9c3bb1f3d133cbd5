; test: thunks that forward their variable arguments, to a function of the program and to one of C, and a million deep.
; stdout: 45
; stdout: 1 2 3 4 5 6.500000 7 8.500000 9
; stdout: 45
; exit: 0
@line = constant [4 x i8] c"%d\0A\00"
@many = constant [28 x i8] c"%d %d %d %d %d %f %d %f %d\0A\00"
@f = global ptr @printf
declare i32 @printf(ptr, ...)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
%va_list = type { i32, i32, ptr, ptr }

define i32 @sum(i32 %n, ...) {
  %list = alloca %va_list
  call void @llvm.va_start(ptr %list)
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %go ]
  %total = phi i32 [ 0, %0 ], [ %t, %go ]
  %stop = icmp eq i32 %i, %n
  br i1 %stop, label %end, label %go
go:
  %v = va_arg ptr %list, i32
  %t = add i32 %total, %v
  %j = add i32 %i, 1
  br label %loop
end:
  call void @llvm.va_end(ptr %list)
  ret i32 %total
}
define i32 @thunk(i32 %n, ...) {
  %r = musttail call i32 (i32, ...) @sum(i32 %n, ...)
  ret i32 %r
}
@left = global i32 1000000
define i32 @again(i32 %n, ...) {
  %left = load i32, ptr @left
  %stop = icmp eq i32 %left, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i32 %left, 1
  store i32 %less, ptr @left
  %r = musttail call i32 (i32, ...) @again(i32 %n, ...)
  ret i32 %r
end:
  %s = musttail call i32 (i32, ...) @sum(i32 %n, ...)
  ret i32 %s
}
define i32 @print(ptr %format, ...) {
  %f = load ptr, ptr @f
  %r = musttail call i32 (ptr, ...) %f(ptr %format, ...)
  ret i32 %r
}
define i32 @main() {
  %s = call i32 (i32, ...) @thunk(i32 9, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9)
  call i32 (ptr, ...) @printf(ptr @line, i32 %s)
  call i32 (ptr, ...) @print(ptr @many, i32 1, i32 2, i32 3, i32 4, i32 5, double 6.5, i32 7, double 8.5, i32 9)
  %t = call i32 (i32, ...) @again(i32 9, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9)
  call i32 (ptr, ...) @printf(ptr @line, i32 %t)
  ret i32 0
}
