; test: a variable of an opaque type is declared, and its address used
; spec: Opaque Structure Types: "It is not possible to create SSA values with an opaque structure type."
; spec: First Class Types: "Values of these types are the only ones which can be produced by instructions."
; exit: 42
%FILE = type opaque
@stdout = external global %FILE
declare i32 @fflush(ptr)
define i32 @main() {
  %f = load ptr, ptr @stdout
  %x = call i32 @fflush(ptr %f)
  %r = add i32 %x, 42
  ret i32 %r
}
