; test: `ptr` has no star
@a = external global ptr* ;~ error: `ptr` points to anything, and so has no star
@b = external global ptr addrspace(1)* ;~ error: `ptr` points to anything, and so has no star
@c = external global ptr
@d = external global i8**
