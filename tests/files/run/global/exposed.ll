; test: a variable of a module is accessed by pointers as well, however its address came to them.
; exit: 42
@stored = internal global i64 0
@passed = internal global i64 0
@chosen = internal global i64 0
@number = internal global i64 0
@kept = internal global [2 x i64] zeroinitializer
@holder = internal global ptr getelementptr ([2 x i64], ptr @kept, i64 0, i64 1)
@pointer = internal global ptr null
@alone = internal global i64 0

define i64 @through(ptr %p, ptr %known, i64 %n) noinline {
  store i64 %n, ptr %p
  ret i64 %n
}

define i64 @main(i32 %argc, ptr %argv) {
  store ptr @stored, ptr @pointer
  %p = load ptr, ptr @pointer
  store i64 1, ptr @stored
  store i64 2, ptr %p
  %a = load i64, ptr @stored

  store i64 1, ptr @passed
  %x = call i64 @through(ptr @passed, ptr null, i64 4)
  %b = load i64, ptr @passed

  %is = icmp sge i32 %argc, 0
  %q = select i1 %is, ptr @chosen, ptr @pointer
  store i64 1, ptr @chosen
  store i64 6, ptr %q
  %c = load i64, ptr @chosen

  %i = ptrtoint ptr @number to i64
  %odd = xor i64 %i, 1
  %even = xor i64 %odd, 1
  %r = inttoptr i64 %even to ptr
  store i64 1, ptr @number
  store i64 8, ptr %r
  %d = load i64, ptr @number

  %h = load ptr, ptr @holder
  store i64 1, ptr getelementptr ([2 x i64], ptr @kept, i64 0, i64 1)
  store i64 10, ptr %h
  %e = load i64, ptr getelementptr ([2 x i64], ptr @kept, i64 0, i64 1)

  store i64 12, ptr @alone
  store i64 1, ptr %h
  %f = load i64, ptr @alone

  %ab = add i64 %a, %b
  %ac = add i64 %ab, %c
  %ad = add i64 %ac, %d
  %ae = add i64 %ad, %e
  %af = add i64 %ae, %f
  ret i64 %af
}
