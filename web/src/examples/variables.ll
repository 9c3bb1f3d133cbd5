; What a compiler makes of C without optimizing: each variable is in memory.
;   int main(void) { int a = 1, b = 2; int *p = &a; *p = 5; p = &b; *p += a; return b; }
define i32 @main() {
entry:
  %a = alloca i32
  %b = alloca i32
  %p = alloca ptr
  store i32 1, ptr %a
  store i32 2, ptr %b
  store ptr %a, ptr %p
  %to_a = load ptr, ptr %p
  store i32 5, ptr %to_a
  store ptr %b, ptr %p
  %to_b = load ptr, ptr %p
  %old = load i32, ptr %to_b
  %five = load i32, ptr %a
  %new = add nsw i32 %old, %five
  store i32 %new, ptr %to_b
  %result = load i32, ptr %b
  ret i32 %result
}
