; test: uses of locals and labels that are not there, with what was meant
define i64 @main(i64 %count) {
  %x = add i64 %cuont, 1 ;~ error: use of undefined value `%cuont`
  br label %lop ;~ error: use of undefined label `%lop`
loop:
  ret i64 %x
}
