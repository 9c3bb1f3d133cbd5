; test: inline assembly stands in its call alone
@a = global ptr asm "", "" ;~ error: inline assembly is no value: it stands in its call alone
define void @f(ptr %p) {
  store ptr asm "nop", "", ptr %p ;~ error: inline assembly is no value: it stands in its call alone
  %x = ptrtoint ptr asm "", "" to i64 ;~ error: inline assembly is no value: it stands in its call alone
  %y = select i1 true, ptr asm "", "", ptr null ;~ error: inline assembly is no value: it stands in its call alone
  call void asm "nop", ""()
  ret void
}
