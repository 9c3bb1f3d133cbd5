; test: a function of Swift leaves its error where `swifterror` says, and finds itself and its frame as other arguments.
; exit: 45
define internal swiftcc i32 @may_fail(i32 %x, ptr swiftself %self, ptr swifterror %error) noinline {
  %fails = icmp sgt i32 %x, 10
  br i1 %fails, label %failed, label %well
failed:
  store ptr %self, ptr %error
  ret i32 0
well:
  %mine = load i32, ptr %self
  %sum = add i32 %x, %mine
  ret i32 %sum
}
define internal swiftcc i32 @passes_on(i32 %x, ptr swiftself %self, ptr swifterror %error) noinline {
  %r = call swiftcc i32 @may_fail(i32 %x, ptr swiftself %self, ptr swifterror %error)
  %e = load ptr, ptr %error
  %is = icmp eq ptr %e, null
  %s = select i1 %is, i32 %r, i32 2
  ret i32 %s
}
define internal swifttailcc void @later(ptr swiftasync %frame, ptr swiftself %self) {
  %x = load i32, ptr %self
  store i32 %x, ptr %frame
  ret void
}
define i32 @main() {
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  %self = alloca i32
  store i32 20, ptr %self
  %a = call swiftcc i32 @passes_on(i32 3, ptr swiftself %self, ptr swifterror %error)
  %b = call swiftcc i32 @passes_on(i32 11, ptr swiftself %self, ptr swifterror %error)
  %e = load ptr, ptr %error
  %is = icmp eq ptr %e, %self
  %frame = alloca i32
  call swifttailcc void @later(ptr swiftasync %frame, ptr swiftself %self)
  %c = load i32, ptr %frame
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %r = select i1 %is, i32 %abc, i32 1
  ret i32 %r
}
