; test: entries of a module summary are of a known kind, end, and name symbols of the module
define i32 @main() {
  ret i32 1
}
^0 = module: (path: "a;(b", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "main", summaries: (function: (module: ^0, ; a comment
  flags: (linkage: external), insts: 1))) ; guid = 15822663052811949562
^2 = gv: (name: "nobody") ;~ error: the module has no symbol `nobody` to summarize
^3 = gv: (guid: 5)
^4 = flags: 8
^5 = blockcount: 1234
^6 = typeid: (name: "_ZTS1A", summary: (typeTestRes: (kind: allOnes)))
^7 = () ;~ error: expected `gv`, `module`, `typeid`, `typeidCompatibleVTable`, `flags` or `blockcount`, found `(`
