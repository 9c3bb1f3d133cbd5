; `delete[]` of an array whose size stands in front of it: the address is not that of the block.
declare ptr @_Znam(i64)
declare void @_ZdaPv(ptr)

define i32 @main() {
  %block = call ptr @_Znam(i64 24)
  store i64 2, ptr %block
  %array = getelementptr inbounds i8, ptr %block, i64 8
  call void @_ZdaPv(ptr %array)
  ret i32 0
}
