; test: an undefined value gives one error, and nothing that depends on it another
define i64 @main(i64 %n) {
  %x = add i64 %missing, 1 ;~ error: use of undefined value `%missing`
  %y = mul i64 %x, %x
  %c = icmp eq i64 %y, %other ;~ error: use of undefined value `%other`
  br i1 %c, label %a, label %b
a:
  ret i64 %nothing ;~ error: use of undefined value `%nothing`
b:
  call void @f(i64 %again) ;~ error: use of undefined value `%again`
  ret i64 %y
}
declare void @f(i64)
