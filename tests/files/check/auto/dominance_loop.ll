; test: a value of a loop body used in the header before it is made
define i64 @main(i64 %n) {
  br label %head
head:
  %c = icmp slt i64 %next, %n ;~ error: `%next` is not defined on every path to this use: `%head` can be reached without passing `%body`
  br i1 %c, label %body, label %done
body:
  %next = add i64 %n, 1
  br label %head
done:
  ret i64 0
}
