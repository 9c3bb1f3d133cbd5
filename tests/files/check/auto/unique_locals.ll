; test: locals and labels that are defined twice
define i64 @main(i64 %n) {
  %n = add i64 1, 2 ;~ error: `%n` is defined twice
  br label %next
next:
  %x = add i64 1, 2
  %x = add i64 3, 4 ;~ error: `%x` is defined twice
  br label %next2
next: ;~ error: label `next` is defined twice
  ret i64 0
next2:
  ret i64 %x
}
