; test: variables of types without a size
%opaque = type opaque
@a = global %opaque zeroinitializer ;~ error: `@a` cannot be a variable of type `%opaque`
@b = external global i64 (i64) = external global %opaque
define i64 @main() {
  ret i64 0
}
