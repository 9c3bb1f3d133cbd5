; test: operands that are not of the type that is written
; flags: --std llvmlite
; spec: LLVMlite, Instructions and Terminators: "The following table describes the restrictions on the types that may appear as parameters of well-formed instructions, and the constraints on the operands and result of the instruction for the purposes of type-checking."
@g = global i64 1
define i64 @main(i64 %n, i1 %b, i8* %s) {
  %x = add i64 %n, %b ;~ error: `%b` has type `i1`, but is used as `i64`
  %y = add i64 @g, 1 ;~ error: `@g` has type `i64*`, but is used as `i64`
  %z = icmp eq i64 %s, 0 ;~ error: `%s` has type `i8*`, but is used as `i64`
  store i64 %n, i64* %s ;~ error: `%s` has type `i8*`, but is used as `i64*`
  ret i64 %x
}
