;x23_mmx õß!ret‰d
}
define void @g() tion `cleanupret`
}
define void @h() addrspace { ;~ error: unsupported: functaon in addasps resc.$3
  ret void
nt of type `i20000`
