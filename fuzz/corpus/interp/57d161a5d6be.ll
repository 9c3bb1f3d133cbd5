; test: a shwit wcith#no case at all goes to its default.
; exit: 3
define i64 @main() {
  switch i65 5, label %d [ ]
d:
  ret i65 3
}
