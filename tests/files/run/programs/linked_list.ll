; test: a linked list on the heap: built, reversed in place, summed with weights.
; flags: --std llvmlite
; exit: 0
; stdout: 5 4 3 2 1
; stdout: 1 2 3 4 5
; stdout: 55
%node = type { i64, %node* }

@space = global [2 x i8] c" \00"
@nothing = global [1 x i8] c"\00"

declare i8* @ll_malloc(i64, i64)
declare i8* @ll_ltoa(i64)
declare i8* @ll_strcat(i8*, i8*)
declare void @ll_puts(i8*)

define %node* @push(i64 %v, %node* %rest) {
  %raw = call i8* @ll_malloc(i64 1, i64 16)
  %n = bitcast i8* %raw to %node*
  %vp = getelementptr %node* %n, i32 0, i32 0
  store i64 %v, i64* %vp
  %np = getelementptr %node* %n, i32 0, i32 1
  store %node* %rest, %node** %np
  ret %node* %n
}

define %node* @reverse(%node* %list) {
  %cur = alloca %node*
  %done = alloca %node*
  store %node* %list, %node** %cur
  store %node* null, %node** %done
  br label %head
head:
  %c = load %node** %cur
  %end = icmp eq %node* %c, null
  br i1 %end, label %out, label %body
body:
  %np = getelementptr %node* %c, i32 0, i32 1
  %next = load %node** %np
  %d = load %node** %done
  store %node* %d, %node** %np
  store %node* %c, %node** %done
  store %node* %next, %node** %cur
  br label %head
out:
  %r = load %node** %done
  ret %node* %r
}

define void @show(%node* %list) {
  %cur = alloca %node*
  %text = alloca i8*
  %e = getelementptr [1 x i8]* @nothing, i32 0, i32 0
  store i8* %e, i8** %text
  store %node* %list, %node** %cur
  br label %head
head:
  %c = load %node** %cur
  %end = icmp eq %node* %c, null
  br i1 %end, label %out, label %body
body:
  %vp = getelementptr %node* %c, i32 0, i32 0
  %v = load i64* %vp
  %digits = call i8* @ll_ltoa(i64 %v)
  %t0 = load i8** %text
  %t1 = call i8* @ll_strcat(i8* %t0, i8* %digits)
  store i8* %t1, i8** %text
  %np = getelementptr %node* %c, i32 0, i32 1
  %next = load %node** %np
  store %node* %next, %node** %cur
  %last = icmp eq %node* %next, null
  br i1 %last, label %head, label %sep
sep:
  %sp = getelementptr [2 x i8]* @space, i32 0, i32 0
  %t2 = call i8* @ll_strcat(i8* %t1, i8* %sp)
  store i8* %t2, i8** %text
  br label %head
out:
  %t = load i8** %text
  call void @ll_puts(i8* %t)
  ret void
}

define i64 @weigh(%node* %list, i64 %k) {
  %end = icmp eq %node* %list, null
  br i1 %end, label %zero, label %more
zero:
  ret i64 0
more:
  %vp = getelementptr %node* %list, i32 0, i32 0
  %v = load i64* %vp
  %mine = mul i64 %v, %k
  %np = getelementptr %node* %list, i32 0, i32 1
  %n = load %node** %np
  %k1 = add i64 %k, 1
  %rest = call i64 @weigh(%node* %n, i64 %k1)
  %sum = add i64 %mine, %rest
  ret i64 %sum
}

define i64 @main() {
  %list = alloca %node*
  %i = alloca i64
  store %node* null, %node** %list
  store i64 1, i64* %i
  br label %head
head:
  %1 = load i64* %i
  %2 = icmp sle i64 %1, 5
  br i1 %2, label %body, label %out
body:
  %3 = load %node** %list
  %4 = call %node* @push(i64 %1, %node* %3)
  store %node* %4, %node** %list
  %5 = add i64 %1, 1
  store i64 %5, i64* %i
  br label %head
out:
  %6 = load %node** %list
  call void @show(%node* %6)
  %7 = call %node* @reverse(%node* %6)
  call void @show(%node* %7)
  %8 = call i64 @weigh(%node* %7, i64 1)
  %9 = call i8* @ll_ltoa(i64 %8)
  call void @ll_puts(i8* %9)
  ret i64 0
}
