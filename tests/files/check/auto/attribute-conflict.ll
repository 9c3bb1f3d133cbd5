; test: attributes that contradict each other
declare void @a(i32 signext zeroext) ;~ error: `signext` and `zeroext` contradict each other
declare void @b() noinline alwaysinline ;~ error: `alwaysinline` and `noinline` contradict each other
declare void @c() optnone ;~ error: `optnone` needs `noinline` beside it
declare void @d() #0 ;~ error: `optnone` and `optsize` contradict each other
declare void @e(ptr readnone writeonly) ;~ error: `readnone` and `writeonly` contradict each other
declare void @f(ptr byval(i32) nest) ;~ error: `byval` and `nest` contradict each other
declare void @g(ptr nest, ptr nest) ;~ error: only one parameter can be `nest`
declare void @h() jumptable ;~ error: `jumptable` needs `unnamed_addr` beside it
declare i32 @i(ptr sret(i32)) ;~ error: the function returns `i32`, and so stores no result
attributes #0 = { noinline optnone optsize }
