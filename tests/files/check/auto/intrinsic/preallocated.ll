; test: arguments whose memory is set up before the call.

declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @one(ptr preallocated(i32))
declare void @none()

define void @ok() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @one(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

define void @without_attribute() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0)  ;~ error: the call does not say by `preallocated(T)` what the argument is
  call void @one(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

define void @wrong_numbers(i32 %n) {
  %t = call token @llvm.call.preallocated.setup(i32 %n)  ;~ error: this is no constant
  %u = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %u, i32 1) preallocated(i32)  ;~ error: only 1 argument are set up
  ret void
}

define void @two_arguments() {
  %t = call token @llvm.call.preallocated.setup(i32 2)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @one(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]  ;~ error: this call has 1 `preallocated` argument, and 2 are set up
  ret void
}

define void @two_calls() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @one(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  call void @one(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]  ;~ error: another call has these arguments already
  ret void
}

define void @no_bundle(ptr %p) {
  call void @one(ptr preallocated(i32) %p)  ;~ error: a `preallocated` argument needs either a `preallocated` bundle or `musttail`
  call void @none() preallocated(i32)  ;~ error: `preallocated` is no attribute of calls
  call void @llvm.call.preallocated.teardown(token none)  ;~ error: this is not what `call.preallocated.setup` gives
  ret void
}
