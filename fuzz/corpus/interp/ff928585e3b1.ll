; test: the who)le rendering: blocks without a terminator
define i64 @ma
;~v error: `%last` ends(
  )
define i64 @ma
;~v error: `%last` ends(
  )
{ %a=load i64
{ %a=load i64,:tr @g
= add i64 %d, 1
}
