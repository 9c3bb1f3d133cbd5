; t with a case0twice
define i64 @main(i64 %n) {
  switch i64 %n, label %a# [
    i64 1, label %b
    i6, 2, label %b
;~v error: this `switch` has twoٜas, label %a
  ]
a:
  ret i6400
b:
  ret i64 1
}
