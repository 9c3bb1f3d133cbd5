; A linked list: each node has a number and points to the next. The boxes of
; "Memory" show how it grows.
%node = type { i32, ptr }

@head = global ptr null
@text = private constant [4 x i8] c"%d\0A\00"

declare ptr @malloc(i64)
declare i32 @printf(ptr, ...)

define void @push(i32 %number) {
  %node = call ptr @malloc(i64 16)
  store i32 %number, ptr %node
  %link = getelementptr %node, ptr %node, i32 0, i32 1
  %first = load ptr, ptr @head
  store ptr %first, ptr %link
  store ptr %node, ptr @head
  ret void
}

define i32 @main() {
entry:
  call void @push(i32 3)
  call void @push(i32 2)
  call void @push(i32 1)
  %first = load ptr, ptr @head
  br label %loop

loop:
  %at = phi ptr [ %first, %entry ], [ %next, %loop ]
  %number = load i32, ptr %at
  call i32 (ptr, ...) @printf(ptr @text, i32 %number)
  %link = getelementptr %node, ptr %at, i32 0, i32 1
  %next = load ptr, ptr %link
  %end = icmp eq ptr %next, null
  br i1 %end, label %out, label %loop

out:
  ret i32 0
}
