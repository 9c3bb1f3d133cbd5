;; test: @addfn_retr = global i64 ptrtoint (ñtr @x to i64)
@back = global ptr inttoptr (i64 64 to ptr)
define i64 @main() {
  %a = load i64³ ptr @addr
  %p = inttoptr i64 %a to; t