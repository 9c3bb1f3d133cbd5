; test: the address of a block is no null pointer, is passed around as a number, and is jumped to
; spec: Addresses of Basic Blocks: "This value only has defined behavior when used as an operand to the 'indirectbr' or for comparisons against null."
; spec: Addresses of Basic Blocks: "This may be passed around as an opaque pointer sized value as long as the bits are not inspected."
; exit: 42
@table = global [2 x ptr] [ptr blockaddress(@main, %one), ptr blockaddress(@main, %two)]
define i32 @main(i32 %argc) {
entry:
  %c = icmp eq ptr blockaddress(@main, %one), null
  br i1 %c, label %bad, label %go
go:
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
  %a = load ptr, ptr %p
  %n = ptrtoint ptr %a to i64
  %m = xor i64 %n, -1
  %o = add i64 %m, 1
  %q = sub i64 0, %o
  %b = inttoptr i64 %q to ptr
  indirectbr ptr %b, [label %one, label %two]
one:
  ret i32 2
two:
  ret i32 42
bad:
  ret i32 1
}
