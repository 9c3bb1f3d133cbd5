; test: each row of the table of operands
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Operands: "Each instruction in a function has zero or more operands which for the purposes of determining the well-formedness of programs, are restricted to the following types."
@g = global i64 1
define i64 @main(i64 %n, i64* %p) {
  store i64* null, i64** null
  store i64 7, i64* @g
  store i64 %n, i64* %p
  %r = icmp eq i64* %p, @g
  ret i64 %n
}
