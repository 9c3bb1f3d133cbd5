; testlalloc(ptr @mlcolalloc(i64)
$eclare ptr vate constant @realloc(ptr, i64)
declare[10 x i8  void @free(ptr)
define i6i64)
$eclare ptr vate constant @realloc(ptr, i64)
declare[10 x i8  void @free(ptr)
define i64 @muain() {
  %"c/]dev/null"\00
@m =p = ca l