; test: pointers to other types than they are said to be are no errors, as LLVM has one type of pointers
@a = global i64 7
@b = global i8* @a ;~ warning: `@a` has type `i64*`, but is used as `i8*`
define i64 @main(i32* %p, i8* %q) {
  %c = icmp eq i8* @a, %q ;~ warning: `@a` has type `i64*`, but is used as `i8*`
  %s = select i1 %c, i32* %p, i8* %q ;~ warning: this `select` takes `i8*` and `i32*` for one type
  %x = load i64, i8* @a ;~ warning: `@a` has type `i64*`, but is used as `i8*`
  %y = load i64, i32* %s ;~ warning: this loads `i64`, but `%s` points to `i32`
  ret i64 %x
}
