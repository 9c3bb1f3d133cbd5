; test: a name that no definition gives a type
; flags: --std llvmlite
%pair = type { i64, i64 }
define i64 @main(%par* %p) { ;~ error: the type `%par` is not defined
  ret i64 0
}
