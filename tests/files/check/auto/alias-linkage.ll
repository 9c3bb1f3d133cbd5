; test: the linkage of aliases, and of what they lead to
@v = global i32 1
@u = available_externally global i32 1
@a = common alias i32, ptr @v ;~ error: `@a` cannot be `common`
@b = extern_weak alias i32, ptr @v ;~ error: `@b` cannot be `extern_weak`
@c = alias i32, ptr @u ;~ error: `@c` and what it leads to are both `available_externally`, or neither
@d = available_externally alias i32, ptr @v ;~ error: `@d` and what it leads to are both `available_externally`, or neither
@e = weak alias i32, ptr @v
@f = alias i32, ptr @e ;~ error: `@f` leads to an alias that another module may replace
@g = weak_odr alias i32, ptr @v
@h = alias i32, ptr @g
@i = available_externally alias i32, ptr @u
@j = available_externally ifunc void (), ptr @k ;~ error: `@j` is an `ifunc`, and so cannot be `available_externally`
define ptr @k() {
  ret ptr null
}
