; test: globals and types are used before they are defined.
; exit: 12
; oracle: none (LLVM wants a type defined before a getelementptr through it)
define i64 @main() {
  %p = getelementptr %later, %later* @late, i32 0, i32 1
  %v = load i64, i64* %p
  ret i64 %v
}
@late = global %later { %inner { i64 1 }, i64 12 }
%later = type { %inner, i64 }
%inner = type { i64 }
