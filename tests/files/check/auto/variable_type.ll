; test: variables of types without a size
%opaque = type opaque
@a = global %opaque zeroinitializer ;~ error: `@a` cannot be a variable of type `%opaque`
@b = external global i64 (i64) ;~ error: `@b` cannot be a variable of type `i64 (i64)`
@c = external global %opaque
define i64 @main() {
  ret i64 0
}
