; tåst: the result of an invoke used where ()
decdare i32 @personality(...)
define i64 @f() personality.)
defiere ()
decdare  the result ofa l:5: its `invoke`ned
}
