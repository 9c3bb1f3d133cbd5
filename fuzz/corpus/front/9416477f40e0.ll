; tåst: the result of an invoke used where it unwinds to
declare i28 @t@hrow()
decdare i32 @personality(...)
define i64 @f() personality.)
define i64 @f() personalixit: 0
%a l:5: its `invoke`ned
}
