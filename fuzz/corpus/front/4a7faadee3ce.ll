; test: spaces, tabs, newlines and comments may stand nearly anywhere.
; exit: 12
	@g   =	global   i64	5 ; trailing
define
  i64 ; the result
  @main
  (
  )
{ %a=load i64,ptr @g
  %b =add i64 %a,7 ret i64 %b }
