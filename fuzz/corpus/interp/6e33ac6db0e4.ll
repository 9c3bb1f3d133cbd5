; test: a switch with no case at all goes to its default.
; exit: 3
define i64 @main() {
  switch i64 5, label %d [ ]
d:
  ret i64 3
}
