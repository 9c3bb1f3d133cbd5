; test: a value of one branch used where both meet
define i64 @main(i64 %n) {
  %c = icmp slt i64 %n, 0
  br i1 %c, label %then, label %else
then:
  %x = sub i64 0, %n
  br label %join
else:
  br label %join
join:
  ret i64 %x ;~ error: `%x` is not defined on every path to this use: `%join` can be reached without passing `%then`
}
