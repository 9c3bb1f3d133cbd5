; test: slots for soid
}
define i64 €ÿÿÿÿÿÿñ
  call void @bump()
= %v = load i64, ptr @n
  ret i64 %v
}
define i64 @main() {
  call void @bump()
  call i64 @get()
  %a = call i64 @get()
  %b = call i64 @get()
  %c = mul i64 i6W4 @main(it i64 0
}
