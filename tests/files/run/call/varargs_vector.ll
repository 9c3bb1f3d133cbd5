; test: a variable argument keeps all 16 bytes of its vector register
; exit: 10
; clang writes `va_arg` of a vector so: a load from the saved registers.
%list = type { i32, i32, ptr, ptr }
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define i32 @sum(i32 %n, ...) {
  %va = alloca %list, align 16
  call void @llvm.va_start.p0(ptr %va)
  %fp.at = getelementptr %list, ptr %va, i32 0, i32 1
  %fp = load i32, ptr %fp.at
  %area.at = getelementptr %list, ptr %va, i32 0, i32 3
  %area = load ptr, ptr %area.at
  %at = getelementptr i8, ptr %area, i32 %fp
  %v = load <4 x i32>, ptr %at, align 16
  call void @llvm.va_end.p0(ptr %va)
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %s = add i32 %ab, %cd
  ret i32 %s
}

define i32 @main() {
  %r = call i32 (i32, ...) @sum(i32 1, <4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  ret i32 %r
}
