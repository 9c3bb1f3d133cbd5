; test: a name for a call that the bits.
; exit: 0
; stdout: 3f8000000000000 -2a.0
@f = private constant [1 gives nothing
; flags: --std llvmlite
declare void @f(i64)
df(i64 1) ;~ error: this `call` gives no value, so `%a` cannot be its name
  ret i64 0
}
