; test: the whole rendering: constant expressions that break the rules of their instructions
%pair = type { i64, [2 x i64] }
@p = global %pair { i64 1, [2 x i64] [i64 2, i64 3] }

@a = global i64* getelementptr (%pair, %pair* @p, i64 0, i32 2) ;~ error: the struct `%pair` has no field 2, only fields 0 to 1

@b = global i64* getelementptr (%pair, %pair* @p, i64 0, i32 0, i32 0) ;~ error: the path goes into `i64`, which has no parts

@c = global i64* getelementptr (i64, %pair* @p, i64 0) ;~ warning: this steps over `i64`, but the base points to `%pair`

@d = global i64 bitcast (%pair* @p to i64) ;~ error: `bitcast` cannot convert `%pair*` to `i64`: only one of them is a pointer


@e = global i32 trunc (i64 5 to i64) ;~ error: `trunc` makes a value narrower, but `i64` is not narrower than `i64` ;~ error: this constant expression has type `i64`, but is used as `i32`

@f = global i64 ptrtoint (i64 5 to i64) ;~ error: `ptrtoint` cannot convert `i64`
define i64 @main() {

  %x = load i64, i64* getelementptr (%pair, %pair* @p, i64 0, i32 7) ;~ error: the struct `%pair` has no field 7, only fields 0 to 1
  ret i64 %x
}
