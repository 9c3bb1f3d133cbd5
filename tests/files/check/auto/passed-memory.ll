; test: an `inalloca` argument is in an `alloca inalloca`, a `swifterror` one in an `alloca swifterror`
declare void @in(ptr inalloca(i64))
declare void @early(ptr inalloca(i64), i32) ;~ error: an `inalloca` argument is the last one
declare void @swift(ptr swifterror)
define void @a(ptr %p, ptr swifterror %e) {
  %a = alloca [2 x i32]
  %b = getelementptr inbounds i8, ptr %a, i64 0
  %c = alloca inalloca i64
  %d = alloca ptr
  %s = alloca swifterror ptr
  call void @in(ptr inalloca(i64) %a) ;~ error: an `inalloca` argument is in an `alloca inalloca`
  call void @in(ptr inalloca(i64) %b) ;~ error: an `inalloca` argument is in an `alloca inalloca`
  call void @in(ptr inalloca(i64) %c)
  call void @in(ptr inalloca(i64) %p)
  call void @swift(ptr swifterror %d) ;~ error: a `swifterror` argument is an `alloca swifterror` or a `swifterror` parameter
  call void @swift(ptr swifterror %p) ;~ error: a `swifterror` argument is an `alloca swifterror` or a `swifterror` parameter
  call void @swift(ptr swifterror %s)
  call void @swift(ptr swifterror %e)
  ret void
}
