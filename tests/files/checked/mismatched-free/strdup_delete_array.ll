; `delete[]` of a string of `strdup`.
@text = private constant [4 x i8] c"abc\00"
declare ptr @strdup(ptr)
declare void @free(ptr)
declare void @_ZdaPv(ptr)

define i32 @main() {
  %p = call ptr @strdup(ptr @text)
  call void @_ZdaPv(ptr %p)
  ret i32 0
}
