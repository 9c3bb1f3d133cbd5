; test: labels without their word, sign or colon
define i64 @f(i1 %c) {
  br i1 %c, %one, label %two ;~ error: expected `label`, found `%one`
one:
  br %two ;~ error: expected `label` or `i1`, found `%two`
two:
  br label four ;~ error: expected a label such as `%loop`, found `four`
zero:
  br label %three
three
  ;~^ error: expected an instruction or a label, found `three`
  br label %five ;~ error: use of undefined label `%five`
four : ;~ error: the colon of a label follows its name
  br label %one
one: ;~ error: label `one` is defined twice
  ret i64 0
}
