; test: what LLVM has had and jitlite cannot represent is named
define void @removed(i32 %a) {
  %b = vicmp eq i32 %a, 1 ;~ error: unsupported: instruction `vicmp`
  unwind
}
@a = global target("spirv.Image") zeroinitializer ;~ error: `target("spirv.Image")` has no zero
