; test: switches on i8, i16, i32 and i1 compare at their own width.
; exit: 15
define i64 @b(i8 %x) {
  switch i8 %x, label %no [ i8 -128, label %yes
                            i8 7, label %no ]
yes:
  ret i64 1
no:
  ret i64 0
}
define i64 @h(i16 %x) {
  switch i16 %x, label %no [ i16 -2, label %yes ]
yes:
  ret i64 2
no:
  ret i64 0
}
define i64 @w(i32 %x) {
  switch i32 %x, label %no [ i32 -1, label %yes ]
yes:
  ret i64 4
no:
  ret i64 0
}
define i64 @o(i1 %x) {
  switch i1 %x, label %no [ i1 true, label %yes ]
yes:
  ret i64 8
no:
  ret i64 0
}
define i64 @main() {
  %x8 = add i8 127, 1
  %a = call i64 @b(i8 %x8)
  %b = call i64 @h(i16 65534)
  %x32 = sub i32 0, 1
  %c = call i64 @w(i32 %x32)
  %d = call i64 @o(i1 true)
  %1 = or i64 %a, %b
  %2 = or i64 %1, %c
  %3 = or i64 %2, %d
  ret i64 %3
}
