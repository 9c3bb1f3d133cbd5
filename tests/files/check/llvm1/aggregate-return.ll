; test: functions return no aggregates.
implementation
{ int } %f() {  ;~ error: a function cannot return `{ int }`
	ret void
}
declare [4 x int] %g()  ;~ error: a function cannot return `[4 x int]`
declare { int }* %h()
%p = global { int } ()* null  ;~ error: a function cannot return `{ int }`
