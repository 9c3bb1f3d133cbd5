; test: numbers are read from a text by a pointer that is a variable, and by one that is passed round a loop; between two
; loads of a place another name of it is written.
; exit: 116
@at = internal global ptr null
@text = internal constant [15 x i8] c"  12  345 6 ;\00\00"
@other = internal global [4 x i8] c"abc\00"

define void @space() {
entry:
  br label %head
head:
  %p = load ptr, ptr @at
  %c = load i8, ptr %p
  %is = icmp eq i8 %c, 32
  br i1 %is, label %next, label %end
next:
  %q = load ptr, ptr @at
  %n = getelementptr i8, ptr %q, i64 1
  store ptr %n, ptr @at
  br label %head
end:
  ret void
}

define i64 @number() {
entry:
  call void @space()
  br label %head
head:
  %v = phi i64 [ 0, %entry ], [ %w, %digit ]
  %p = load ptr, ptr @at
  %c = load i8, ptr %p
  %low = icmp sge i8 %c, 48
  br i1 %low, label %high, label %end
high:
  %p2 = load ptr, ptr @at
  %c2 = load i8, ptr %p2
  %is = icmp sle i8 %c2, 57
  br i1 %is, label %digit, label %end
digit:
  %p3 = load ptr, ptr @at
  %n = getelementptr i8, ptr %p3, i64 1
  store ptr %n, ptr @at
  %c3 = load i8, ptr %p3
  %d = sext i8 %c3 to i64
  %t = mul i64 %v, 10
  %u = add i64 %t, %d
  %w = add i64 %u, -48
  br label %head
end:
  ret i64 %v
}

; How many characters a text has; the second is changed when the first is looked at, by another name.
define i64 @length(ptr %s, ptr %same) {
entry:
  %first = load i8, ptr %s
  %any = icmp ne i8 %first, 0
  br i1 %any, label %body, label %end
body:
  %p = phi ptr [ %s, %entry ], [ %n, %body ]
  %k = phi i64 [ 0, %entry ], [ %m, %body ]
  %n = getelementptr i8, ptr %p, i64 1
  %c = load i8, ptr %n
  %is = icmp ne i8 %c, 0
  store i8 0, ptr %same
  %again = load i8, ptr %n
  %one = icmp ne i8 %again, 0
  %more = zext i1 %one to i64
  %m = add i64 %k, %more
  br i1 %is, label %body, label %end
end:
  %r = phi i64 [ 0, %entry ], [ %m, %body ]
  ret i64 %r
}

define i64 @main() {
  store ptr @text, ptr @at
  %a = call i64 @number()
  %b = call i64 @number()
  %c = call i64 @number()
  %ab = add i64 %a, %b
  %ac = add i64 %ab, %c
  %q = getelementptr i8, ptr @other, i64 1
  %l = call i64 @length(ptr @other, ptr %q)
  %s = mul i64 %l, 9
  %r = add i64 %ac, %s
  ret i64 %r
}
