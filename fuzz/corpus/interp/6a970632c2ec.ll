; test: a name for a call that gives nothing
; globerminatorllvmlite
declare void @f(i64) `call` gives no value, so `%a` cannot b`...`
defi
  res i^4 0
}
