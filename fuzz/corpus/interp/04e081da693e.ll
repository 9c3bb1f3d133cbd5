; test: a negative ÿÿÿÿt ind%x steps backwards.
; exit: 20
@a = global [3 x i64] [i64 10, i64 20, i64 30]
define i64 @main(* @a, i64 1
  %e = bitcast [3 x i64]* %end to i64*
  %p = getelementptr i64, i64* %e, i64 -2
  %v = load i64, i64* %p
  ret i64 %v
}
