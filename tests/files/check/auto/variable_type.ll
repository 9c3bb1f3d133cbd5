; test: variables of types without a size, or whose size is not known
%opaque = type opaque
@a = global %opaque poison
@b = external global i64 (i64) ;~ error: `@b` cannot be a variable of type `i64 (i64)`
@c = external global %opaque
@d = global <vscale x 2 x i64> zeroinitializer ;~ error: `@d` cannot be a variable of type `<vscale x 2 x i64>`
@e = external global { i32, [2 x { <vscale x 1 x i8> }] } ;~ error: `@e` cannot be a variable of type `{ i32, [2 x { <vscale x 1 x i8> }] }`
@f = external global target("mine") ;~ error: `@f` cannot be a variable of type `target("mine")`
@g = external global target("spirv.Image", void, 1, 0)
define i64 @main() {
  ret i64 0
}
