; test: switches on what is no integer, and cases of another type
define i64 @main(i8* %p, i64 %n) {
  switch i64 %n, label %a [ i32 1, label %b ] ;~ error: `switch` wants `i64` as a case, but `1` is `i32`
a:
  switch i8* %p, label %b [ ] ;~ error: `switch` wants an integer, but `%p` is `i8*`
b:
  ret i64 0
}
