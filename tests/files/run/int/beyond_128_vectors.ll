; test: vectors of integers beyond 128 bits: what is done with one is done with each.
; oracle: none (it lacks a product of such a width with overflow)
; exit: 0
; stdout: 0 0
@a = global <2 x i256> <i256 1000000000000000000000000000000000000000000000000000000000, i256 -7>
@b = global <2 x i256> <i256 -3, i256 1606938044258990275541962092341162602522202993782792835301376>
@text = private constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)
declare { <2 x i256>, <2 x i1> } @llvm.smul.with.overflow.v2i256(<2 x i256>, <2 x i256>)
declare <2 x i256> @llvm.uadd.sat.v2i256(<2 x i256>, <2 x i256>)
declare <2 x i256> @llvm.ctpop.v2i256(<2 x i256>)
declare <2 x i256> @llvm.fptosi.sat.v2i256.v2f64(<2 x double>)

define i32 @count(<2 x i1> %bad) {
  %first = extractelement <2 x i1> %bad, i32 0
  %second = extractelement <2 x i1> %bad, i32 1
  %any = or i1 %first, %second
  %n = zext i1 %any to i32
  ret i32 %n
}

define i32 @main() {
  %a = load <2 x i256>, ptr @a
  %b = load <2 x i256>, ptr @b
  %q = sdiv <2 x i256> %a, %b
  %r = srem <2 x i256> %a, %b
  %back = mul <2 x i256> %q, %b
  %sum = add <2 x i256> %back, %r
  %differ = icmp ne <2 x i256> %sum, %a
  %x1 = call i32 @count(<2 x i1> %differ)
  ; -333333333333333333333333333333333333333333333333333333333 and 0
  %wrong.q = icmp ne <2 x i256> %q, <i256 -333333333333333333333333333333333333333333333333333333333, i256 0>
  %x2 = call i32 @count(<2 x i1> %wrong.q)
  %both = call { <2 x i256>, <2 x i1> } @llvm.smul.with.overflow.v2i256(<2 x i256> %a, <2 x i256> %b)
  %product = extractvalue { <2 x i256>, <2 x i1> } %both, 0
  %over = extractvalue { <2 x i256>, <2 x i1> } %both, 1
  %x3 = call i32 @count(<2 x i1> %over)
  %wrong.p = icmp ne <2 x i256> %product, <i256 -3000000000000000000000000000000000000000000000000000000000, i256 -11248566309812931928793734646388138217655420956479549847109632>
  %x4 = call i32 @count(<2 x i1> %wrong.p)
  %sat = call <2 x i256> @llvm.uadd.sat.v2i256(<2 x i256> %a, <2 x i256> %b)
  ; the second of each pair wraps to above: both give all ones or the sum
  %wrong.s = icmp ne <2 x i256> %sat, <i256 -1, i256 -1>
  %w.s = extractelement <2 x i1> %wrong.s, i32 1
  %x5 = zext i1 %w.s to i32
  %f = sitofp <2 x i256> %a to <2 x double>
  %back.f = call <2 x i256> @llvm.fptosi.sat.v2i256.v2f64(<2 x double> %f)
  %high = ashr <2 x i256> %back.f, <i256 140, i256 0>
  %high.a = ashr <2 x i256> %a, <i256 140, i256 0>
  %wrong.f = icmp ne <2 x i256> %high, %high.a
  %x6 = call i32 @count(<2 x i1> %wrong.f)
  %ones = call <2 x i256> @llvm.ctpop.v2i256(<2 x i256> %b)
  %wrong.o = icmp ne <2 x i256> %ones, <i256 255, i256 1>
  %x7 = call i32 @count(<2 x i1> %wrong.o)
  %1 = add i32 %x1, %x2
  %2 = add i32 %1, %x3
  %3 = add i32 %2, %x4
  %4 = add i32 %3, %x5
  %5 = add i32 %x6, %x7
  call i32 (ptr, ...) @printf(ptr @text, i32 %4, i32 %5)
  ret i32 0
}
