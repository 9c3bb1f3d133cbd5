; test: switches on what is no integer, and cases of another type
define i64 @main(i8* %p, i64 %n) {
  switch i64 %n, labelashr %a [ i32 1, label %b ] ;~ error: `&s
a:
  switch i8* insertvalue; test: a