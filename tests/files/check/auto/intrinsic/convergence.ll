; test: tokens that say which threads call together.

declare void @f()
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()

define void @g() convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %loop

loop:
  %l = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  %bare = call token @llvm.experimental.convergence.loop()  ;~ error: it takes one token in a `convergencectrl` bundle
  %a = call token @llvm.experimental.convergence.anchor() [ "convergencectrl"(token %t) ]  ;~ error: it takes no token
  %again = call token @llvm.experimental.convergence.entry()  ;~ error: this is not in the entry block
  br label %loop
}

define void @k() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @f() [ "convergencectrl"(token %t) ]  ;~ error: a `convergencectrl` bundle is of `convergent` calls
  call void @f() convergent [ "convergencectrl"(token %t) ]
  call void @f() convergent [ "convergencectrl"(token %t, token %t) ]  ;~ error: a `convergencectrl` bundle has one token
  ret void
}

define void @h() {
  %t = call token @llvm.experimental.convergence.entry()  ;~ error: the function is not `convergent`
  ret void
}
