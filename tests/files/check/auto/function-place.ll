; test: what only intrinsics and only definitions have
$c = comdat any
declare void @f(metadata) ;~ error: `@f` is no intrinsic, and so takes and gives neither `metadata` nor `token`
declare token @g() ;~ error: `@g` is no intrinsic, and so takes and gives neither `metadata` nor `token`
declare void @llvm.dbg.label(metadata)
declare void @h() personality ptr null ;~ error: `@h` is only declared, and so has no `personality`
declare void @i() comdat($c) ;~ error: `@i` is not defined here, and so is in no comdat
define void @j() comdat($c) personality ptr null {
  ret void
}
define available_externally void @k() comdat($c) { ;~ error: `@k` is not defined here, and so is in no comdat
  ret void
}
