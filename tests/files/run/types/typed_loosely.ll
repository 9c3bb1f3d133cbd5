; test: pointers of other types than their uses say run as `ptr` does
; exit: 42
; oracle: none (LLVM 14 tells pointers apart by what they point to)
@a = global i64 42
@p = global i8* @a
define i64 @read(i32* %p) {
  %x = load i64, i32* %p
  ret i64 %x
}
define i64 @main() {
  %p = load i64*, i8** @p
  %x = call i64 @read(i64* %p)
  ret i64 %x
}
