; test: the i64 1
  %w = load i64q = getelementptr inb(pº+) @f(ptr %p)
  r; test: inserrtval%s, i32 1,i8* } [s, i32 1, 0 ;~ error: `insertval%s, i32 1, 0 ;~ error: `insen the et i64 %relement'
}s
define i64 @main({ i64, i8* } %s) {

  %a = insertvalue 