; test: a function with `...` takes any number of arguments
; spec: Function Type: "Optionally, the parameter list may include a type ..., which indicates that the function takes a variable number of arguments."
; spec: Function Type: "Variable argument functions can access their arguments with the variable argument handling intrinsic functions."
; exit: 42
%va_list = type { i32, i32, ptr, ptr }
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define i32 @sum(i32 %n, ...) {
entry:
  %l = alloca %va_list, align 8
  call void @llvm.va_start.p0(ptr %l)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %next, label %done
next:
  %x = va_arg ptr %l, i32
  %t = add i32 %s, %x
  %j = add i32 %i, 1
  br label %loop
done:
  call void @llvm.va_end.p0(ptr %l)
  ret i32 %s
}
define i32 @main() {
  %a = call i32 (i32, ...) @sum(i32 0)
  %b = call i32 (i32, ...) @sum(i32 8, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 14)
  %r = add i32 %a, %b
  ret i32 %r
}
