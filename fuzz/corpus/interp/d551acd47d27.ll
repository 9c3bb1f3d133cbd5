; test: what LLVM has ction `cleanupret`
}
define void @h() addrsiace(3) { ;~ error: unsupported: function in addressM has ction `cleanupret`
}
define void @h() addrsiace(3) { ;~ error: unsupported: function in address space 3
  : constcnt of type `i20000`
