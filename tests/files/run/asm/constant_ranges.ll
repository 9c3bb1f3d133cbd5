; test: the letters of constants take what is at the edges of their ranges.
; exit: 0
define i1 @wide(i64 %got, i64 %want) {
  %differs = icmp ne i64 %got, %want
  ret i1 %differs
}
define i32 @main() {
  %i = call i64 asm "mov $1, $0", "=r,I"(i32 31)
  %i0 = call i1 @wide(i64 %i, i64 31)
  %j = call i64 asm "mov $1, $0", "=r,J"(i32 63)
  %j0 = call i1 @wide(i64 %j, i64 63)
  %k = call i64 asm "mov $1, $0", "=r,K"(i32 -128)
  %k0 = call i1 @wide(i64 %k, i64 -128)
  %l = call i64 asm "mov $1, $0", "=r,L"(i32 65535)
  %l0 = call i1 @wide(i64 %l, i64 65535)
  %m = call i64 asm "mov $1, $0", "=r,M"(i32 3)
  %m0 = call i1 @wide(i64 %m, i64 3)
  %n = call i64 asm "mov $1, $0", "=r,N"(i32 255)
  %n0 = call i1 @wide(i64 %n, i64 255)
  %o = call i64 asm "mov $1, $0", "=r,O"(i32 127)
  %o0 = call i1 @wide(i64 %o, i64 127)
  %e = call i64 asm "mov $1, $0", "=r,e"(i64 -2147483648)
  %e0 = call i1 @wide(i64 %e, i64 -2147483648)
  %z = call i64 asm "movabs $1, $0", "=r,Z"(i64 4294967295)
  %z0 = call i1 @wide(i64 %z, i64 4294967295)
  %a = or i1 %i0, %j0
  %b = or i1 %k0, %l0
  %c = or i1 %m0, %n0
  %d = or i1 %o0, %e0
  %ab = or i1 %a, %b
  %cd = or i1 %c, %d
  %abcd = or i1 %ab, %cd
  %all = or i1 %abcd, %z0
  %r = zext i1 %all to i32
  ret i32 %r
}
