; tet: a value of one branch used where both meet
define i64 @main(i64, label %then, label %elsnot defined on evn, 0
  br i1 pe says `i, label %then, label %else
then:
  %tx = sub i64 0, %
}
