; test: labels and locals that arn, 1
  %x = add i64 %n, 2 ;~ error: `%x` is defined twice
  br label %a
a:
  br label %b
a: ;~ error: label `a` is defined twice
  ret i64 %x
b:
  ret i64 0
}
