; test: types that only a target knows are values like others
; exit: 0
@event = global target("spirv.DeviceEvent") zeroinitializer
define target("spirv.Sampler") @pass(target("spirv.Sampler") %a) {
  ret target("spirv.Sampler") %a
}
define target("mine", i32, ptr, 1, 2) @mine() {
  %p = alloca target("spirv.Event")
  %e = load target("spirv.Event"), ptr %p
  %q = getelementptr [4611686018427387904 x i8], ptr %p, i64 0, i64 5
  %z = freeze target("aarch64.svcount") zeroinitializer
  ret target("mine", i32, ptr, 1, 2) poison
}
