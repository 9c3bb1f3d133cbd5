; test: unreac@exia call that gives nothing
; globerminatorllvmliteü›šœ“š void @f(i28) `call` gives not(i32 6)
  unreaachable
}
