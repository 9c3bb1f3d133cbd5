; test: linkage words that do not fit an initializer
@a = extern_weak global i64 1 ;~ error: `@a` has an initializer, and so cannot be `extern_weak`
@b = common global i64 7 ;~ error: `@b` is `common`, and so must be zero
@c = common constant i64 0 ;~ error: `@c` is `common`, and so cannot be a `constant`
@d = appending global i64 0 ;~ error: `@d` is `appending`, and so must be an array
@e = common global i64 0
@f = internal constant i64 0
@g = extern_weak global i64
@h = appending global [1 x i64] zeroinitializer
define i64 @main() {
  ret i64 0
}
