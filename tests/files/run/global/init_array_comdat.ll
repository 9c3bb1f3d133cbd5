; test: a constructor in a section whose variable has a comdat is called, and one that is available elsewhere is not.
; exit: 3
; oracle: none (LLVM's JIT does not call them)
$once = comdat any
@count = global i32 0
@v = internal global ptr @add, section ".init_array", comdat($once), align 8
@w = available_externally global ptr @add, section ".init_array", align 8
@once = global i32 2, comdat
@llvm.used = appending global [1 x ptr] [ptr @v], section "llvm.metadata"
define internal void @add() {
  %n = load i32, ptr @count
  %m = add i32 %n, 1
  store i32 %m, ptr @count
  ret void
}
define i32 @main() {
  %n = load i32, ptr @count
  %m = load i32, ptr @once
  %sum = add i32 %n, %m
  ret i32 %sum
}
