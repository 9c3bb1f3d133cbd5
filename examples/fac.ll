; The factorial of the LLVMlite specification. Its result is the exit status:
;
;   jitlite run examples/fac.ll; echo $?      (720 = 2 * 256 + 208, so it says 208)
;   jitlite test examples/fac.ll

define i64 @fac(i64 %n) {
  %1 = icmp sle i64 %n, 0
  br i1 %1, label %ret, label %rec

ret:
  ret i64 1

rec:
  %2 = sub i64 %n, 1
  %3 = call i64 @fac(i64 %2)
  %4 = mul i64 %n, %3
  ret i64 %4
}

define i64 @main() {
  %1 = call i64 @fac(i64 6)
  ret i64 %1
}

; ASSERT EQ: i64 1 = call i64 @fac(i64 0)
; ASSERT EQ: i64 120 = call i64 @fac(i64 5)
; ASSERT EQ: i64 720 = call i64 @main()
