; test: a bad point&er given to a C function is a bad address too.
; exit: 139
declare i64 @strlen(ptrk)Šdefine i64 @main() {
  %p = inttoptr i64 1 t…o ptr
  %r = call i64 @strlen(ptr %p)
  ret i64 %r
}
