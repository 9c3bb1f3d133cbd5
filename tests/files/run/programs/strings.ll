; test: string building in memory: a string reversed, upper-cased and tested for being a palindrome.
; exit: 2
; stdout: !tnaS amar, A
; stdout: !TNAS AMAR, A
@s = private constant [14 x i8] c"A ,rama Sant!\00"
@p1 = private constant [8 x i8] c"racecar\00"
@p2 = private constant [5 x i8] c"noon\00"
@p3 = private constant [6 x i8] c"nope!\00"
declare i32 @puts(ptr)
declare i64 @strlen(ptr)
declare ptr @malloc(i64)

define ptr @reverse(ptr %s) {
entry:
  %n = call i64 @strlen(ptr %s)
  %n1 = add i64 %n, 1
  %t = call ptr @malloc(i64 %n1)
  %end = getelementptr i8, ptr %t, i64 %n
  store i8 0, ptr %end
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i8, ptr %s, i64 %i
  %i1 = add i64 %i, 1
  %j = sub i64 %n, %i1
  %to = getelementptr i8, ptr %t, i64 %j
  %b = load i8, ptr %from
  store i8 %b, ptr %to
  br label %head
done:
  ret ptr %t
}

define void @upper(ptr %s) {
entry:
  br label %head
head:
  %p = phi ptr [ %s, %entry ], [ %p1, %next ]
  %b = load i8, ptr %p
  switch i8 %b, label %test [ i8 0, label %done ]
test:
  %ge = icmp uge i8 %b, 97
  %le = icmp ule i8 %b, 122
  %low = and i1 %ge, %le
  br i1 %low, label %change, label %next
change:
  %u = sub i8 %b, 32
  store i8 %u, ptr %p
  br label %next
next:
  %p1 = getelementptr i8, ptr %p, i64 1
  br label %head
done:
  ret void
}

define i1 @palindrome(ptr %s) {
entry:
  %n = call i64 @strlen(ptr %s)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %j0 = phi i64 [ %n, %entry ], [ %j, %next ]
  %j = sub i64 %j0, 1
  %c = icmp slt i64 %i, %j
  br i1 %c, label %body, label %yes
body:
  %p = getelementptr i8, ptr %s, i64 %i
  %q = getelementptr i8, ptr %s, i64 %j
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %eq = icmp eq i8 %a, %b
  br i1 %eq, label %next, label %no
next:
  %i1 = add i64 %i, 1
  br label %head
yes:
  ret i1 true
no:
  ret i1 false
}

define i64 @main() {
  %r = call ptr @reverse(ptr @s)
  %1 = call i32 @puts(ptr %r)
  call void @upper(ptr %r)
  %2 = call i32 @puts(ptr %r)
  %a = call i1 @palindrome(ptr @p1)
  %b = call i1 @palindrome(ptr @p2)
  %c = call i1 @palindrome(ptr @p3)
  %a1 = zext i1 %a to i64
  %b1 = zext i1 %b to i64
  %c1 = zext i1 %c to i64
  %s1 = add i64 %a1, %b1
  %s2 = add i64 %s1, %c1
  ret i64 %s2
}
