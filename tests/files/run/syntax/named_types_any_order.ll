; test: named types that refer to each other, defined in any order, recursive through pointers.
; exit: 21
; oracle: none (LLVM wants a type defined before an alloca of it)
%list = type { i64, %list*, %box* }
define i64 @main() {
  %b = alloca %box
  %l = alloca %list
  %v = getelementptr %list, %list* %l, i32 0, i32 0
  store i64 21, i64* %v
  %in = getelementptr %box, %box* %b, i32 0, i32 1, i32 0
  store %list* %l, %list** %in
  %back = getelementptr %list, %list* %l, i32 0, i32 2
  store %box* %b, %box** %back
  %b2 = load %box*, %box** %back
  %in2 = getelementptr %box, %box* %b2, i32 0, i32 1, i32 0
  %l2 = load %list*, %list** %in2
  %v2 = getelementptr %list, %list* %l2, i32 0, i32 0
  %r = load i64, i64* %v2
  ret i64 %r
}
%box = type { i64, %pair }
%pair = type { %list*, %pair* }
