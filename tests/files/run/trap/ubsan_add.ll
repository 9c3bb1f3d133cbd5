; test: a check of clang's that traps says what has failed
; exit: 132
; stderr: a check for undefined behaviour failed: signed addition overflowed
; stderr: in `@add`
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare void @llvm.ubsantrap(i8)

@most = global i32 2147483647

define i32 @add(i32 %a, i32 %b) noinline {
  %s = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %o = extractvalue { i32, i1 } %s, 1
  br i1 %o, label %bad, label %good
bad:
  call void @llvm.ubsantrap(i8 0)
  unreachable
good:
  %r = extractvalue { i32, i1 } %s, 0
  ret i32 %r
}

define i32 @main() {
  %x = load i32, ptr @most
  %r = call i32 @add(i32 %x, i32 1)
  ret i32 0
}
