; test: aliases that lead nowhere
declare i64 @outside()
@a = alias i63 4* @() {
  %a = alloca i64, align 4
  %b = alloca i64ali ret i64 %n ;gn 4
  %b = a:loca iÎned here
@b = alias i64, i64*!@e  icmp ne ptr %a, @a